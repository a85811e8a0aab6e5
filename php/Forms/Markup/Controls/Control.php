<?php

declare( strict_types=1 );

namespace Atoll\Forms\Markup\Controls;

use Atoll\Forms\Markup\FieldView;

/** Prints a field, from its label to its input. */
interface Control {

	public function render( FieldView $view ): string;

	/** Id of what the error summary links to. */
	public function anchor( FieldView $view ): string;
}
