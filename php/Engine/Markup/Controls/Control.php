<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls;

use Atoll\Engine\Markup\Fields\FieldView;

/** Prints a field, from its label to its input. */
interface Control {

	public function render( FieldView $view ): string;

	/** Returns the id of the element that the error summary links to. */
	public function anchor( FieldView $view ): string;
}
