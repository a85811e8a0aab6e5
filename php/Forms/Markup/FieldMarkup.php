<?php

declare( strict_types=1 );

namespace Atoll\Forms\Markup;

use Atoll\Forms\Markup\Controls\Agreement;
use Atoll\Forms\Markup\Controls\Checkboxes;
use Atoll\Forms\Markup\Controls\Content;
use Atoll\Forms\Markup\Controls\Control;
use Atoll\Forms\Markup\Controls\Input;
use Atoll\Forms\Markup\Controls\Option;
use Atoll\Forms\Markup\Controls\Radios;
use Atoll\Forms\Markup\Controls\Select;
use Atoll\Forms\Markup\Controls\Submit;
use Atoll\Forms\Markup\Controls\Textarea;
use Atoll\Forms\Markup\Controls\TypingAttributes;
use Atoll\Forms\Markup\Frames\Grouped;
use Atoll\Forms\Markup\Frames\Labelled;
use Atoll\Forms\Markup\Frames\Unlabelled;

/** Prints a field by the control that its kind names. */
final class FieldMarkup {

	/** @param array<string, Control> $controls By their names in the contract. */
	public function __construct( private array $controls ) {}

	public static function standard(): self {
		$labelled   = new Labelled();
		$attributes = new TypingAttributes();
		$option     = new Option();
		return new self(
			array(
				'input'      => new Input( $labelled, $attributes ),
				'textarea'   => new Textarea( $labelled, $attributes ),
				'select'     => new Select( $labelled, $attributes ),
				'radios'     => new Radios( new Grouped( 'radiogroup' ), $option ),
				'checkboxes' => new Checkboxes( new Grouped(), $option ),
				'agreement'  => new Agreement( new Unlabelled(), new Grouped(), $option ),
				'html'       => new Content(),
				'submit'     => new Submit(),
			)
		);
	}

	public function render( FieldView $view ): string {
		return $this->control( $view )->render( $view );
	}

	public function anchor( FieldView $view ): string {
		return $this->control( $view )->anchor( $view );
	}

	private function control( FieldView $view ): Control {
		$name = $view->field->control;
		return $this->controls[ $name ] ?? throw new \LogicException( "No control \"{$name}\": add it to FieldMarkup::standard()." );
	}
}
