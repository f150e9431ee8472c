# Worte für die Forschung.

error-no-tensor = Für { $game } gibt es keinen Tensor. Es gibt welche für: { $choices }.
error-no-tensor-option = Der Tensor von { $game } weiß noch nichts von der Option „{ $option }“: Lass sie auf ihrem üblichen Wert.
error-needs-extra = Dafür braucht es { $package }: pip install 'taberna[{ $extra }]'.
error-batch-shape = Die Aktionen eines Stapels sind ganze Zahlen, eine für jedes seiner { $wanted } Spiele; dies hier sind { $found }.
error-batch-illegal = Spiel { $game } des Stapels kann die Aktion „{ $text }“ jetzt nicht ausführen. Kein Spiel hat sich bewegt.
