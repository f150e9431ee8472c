# Words for researchers.

error-no-tensor = There is no tensor for { $game }. There are some for: { $choices }.
error-no-tensor-option = The tensor of { $game } does not tell of the option “{ $option }” yet: leave it as it is by default.
error-needs-extra = This needs { $package }: pip install 'taberna[{ $extra }]'.
error-batch-shape = The actions of a batch are whole numbers, one for each of its { $wanted } games; these are { $found }.
error-batch-illegal = Game { $game } of the batch can’t take the action “{ $text }” now. No game has moved.
