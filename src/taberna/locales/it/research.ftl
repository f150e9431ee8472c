# Le parole della ricerca.

error-no-tensor = Non c’è un tensore per { $game }. Ce ne sono per: { $choices }.
error-no-tensor-option = Il tensore di { $game } non dice ancora nulla dell’opzione «{ $option }»: lasciala al valore abituale.
error-needs-extra = Serve { $package }: pip install 'taberna[{ $extra }]'.
error-batch-shape = Le azioni di un lotto sono numeri interi, uno per ciascuna delle sue { $wanted } partite; queste sono { $found }.
error-batch-illegal = La partita { $game } del lotto non può fare l’azione «{ $text }» adesso. Nessuna partita è andata avanti.
