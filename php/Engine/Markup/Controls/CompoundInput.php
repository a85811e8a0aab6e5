<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls;

use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\Markup\Controls\ControlParts\PartMarkup;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Fields\PartView;
use Atoll\Engine\Markup\Frames\FieldFrame;

/** Several inputs for one answer, such as a name or an address. */
final class CompoundInput implements Control {

	/** The part under which address suggestions show while people type. */
	private const LOOKED_UP = 'line1';

	public function __construct( private FieldFrame $frame, private PartMarkup $part ) {}

	public function render( FieldView $view ): string {
		$hasLookup = in_array( 'address', $view->field->data->strings( 'parts' ), true );
		$parts     = array_map(
			fn( FieldInput $input ) => $this->part->render(
				new PartView( $view, $input ),
				$hasLookup && self::LOOKED_UP === $input->part ? $view->slot( 'lookup' ) : ''
			),
			$view->field->inputs
		);
		return $this->frame->around( $view, '<div class="atoll-parts">' . implode( '', $parts ) . '</div>' );
	}

	public function anchor( FieldView $view ): string {
		$broken = $view->brokenInputs();
		$first  = $broken[0] ?? $view->field->inputs[0] ?? null;
		return null === $first ? $view->id() : $view->ids->input( $first->id );
	}
}
