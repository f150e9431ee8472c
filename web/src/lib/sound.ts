// Small sounds made on the spot, so that nothing needs loading.
import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

function context(): AudioContext | null {
  if (settings.volume <= 0) return null;
  // Browsers allow sound only after a first gesture; before that there is none.
  if (!audio && !navigator.userActivation?.hasBeenActive) return null;
  audio ??= new AudioContext();
  return audio;
}

/** Where every sound goes through. */
let master: GainNode | null = null;

function out(at: AudioContext): GainNode {
  if (!master) {
    master = at.createGain();
    master.connect(at.destination);
  }
  // As loud as asked for; 0.7 is as before there was a choice.
  master.gain.value = settings.volume / 0.7;
  return master;
}

function tone(at: AudioContext, frequency: number, start: number, length: number, volume: number): void {
  const oscillator = at.createOscillator();
  const gain = at.createGain();
  oscillator.type = "triangle";
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(volume, at.currentTime + start);
  gain.gain.exponentialRampToValueAtTime(0.001, at.currentTime + start + length);
  oscillator.connect(gain).connect(out(at));
  oscillator.start(at.currentTime + start);
  oscillator.stop(at.currentTime + start + length);
}

function knock(at: AudioContext, start: number, pitch: number): void {
  const length = 0.05;
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let k = 0; k < samples.length; k++) samples[k] = (Math.random() * 2 - 1) * (1 - k / samples.length) ** 3;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = 0.35;
  source.buffer = buffer;
  source.connect(filter).connect(gain).connect(out(at));
  source.start(at.currentTime + start);
}

const SOUNDS = {
  dice: (at: AudioContext) => [0, 0.07, 0.13, 0.22].forEach((start, k) => knock(at, start, 2600 - 350 * k)),
  stone: (at: AudioContext) => knock(at, 0, 900),
  card: (at: AudioContext) => knock(at, 0, 4200),
  coin: (at: AudioContext) => [0, 0.08].forEach((start, k) => tone(at, 1760 + 560 * k, start, 0.25, 0.05)),
  turn: (at: AudioContext) => tone(at, 660, 0, 0.22, 0.06),
  fail: (at: AudioContext) => tone(at, 160, 0, 0.4, 0.12),
  end: (at: AudioContext) =>
    [523, 659, 784, 1047].forEach((pitch, k) => tone(at, pitch, 0.12 * k, 0.5, 0.07)),
};
export type Sound = keyof typeof SOUNDS;

export function sound(name: Sound): void {
  const at = context();
  if (at) SOUNDS[name](at);
}
