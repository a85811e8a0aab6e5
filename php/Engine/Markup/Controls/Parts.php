<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls;

use Atoll\Engine\FieldInput;
use Atoll\Engine\Markup\FieldView;
use Atoll\Engine\Markup\Frames\Frame;
use Atoll\Engine\Markup\PartView;

/** Several inputs that make one answer, such as a name or an address. */
final class Parts implements Control {

	/** The part that suggestions belong to while it is typed. */
	private const LOOKED_UP = 'line1';

	public function __construct( private Frame $frame, private Part $part ) {}

	public function render( FieldView $view ): string {
		$hasLookup = in_array( 'address', $view->field->data->strings( 'parts' ), true );
		$parts     = array_map(
			fn( FieldInput $input ) => $this->part->render( new PartView( $view, $input ), $hasLookup && self::LOOKED_UP === $input->part ? $view->place( 'lookup' ) : '' ),
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
