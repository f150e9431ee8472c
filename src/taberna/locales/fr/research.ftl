# Les mots de la recherche.

error-no-tensor = Il n’y a pas de tenseur pour { $game }. Il y en a pour : { $choices }.
error-no-tensor-option = Le tenseur de { $game } ne dit encore rien de l’option « { $option } » : laisse-la à sa valeur habituelle.
error-needs-extra = Il faut { $package } : pip install 'taberna[{ $extra }]'.
error-batch-shape = Les actions d’un lot sont des nombres entiers, un pour chacune de ses { $wanted } parties ; voici ce que c’est : { $found }.
error-batch-illegal = La partie { $game } du lot ne peut pas jouer « { $text } » maintenant. Aucune partie n’a bougé.
