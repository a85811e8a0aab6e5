<?php

declare( strict_types=1 );

namespace Atoll\Forms\Markup;

use Atoll\Forms\Markup\Controls\Agreement;
use Atoll\Forms\Markup\Controls\CaptchaPlace;
use Atoll\Forms\Markup\Controls\Checkboxes;
use Atoll\Forms\Markup\Controls\Content;
use Atoll\Forms\Markup\Controls\Control;
use Atoll\Forms\Markup\Controls\DateDropdowns;
use Atoll\Forms\Markup\Controls\DateFields;
use Atoll\Forms\Markup\Controls\DateInput;
use Atoll\Forms\Markup\Controls\FileInput;
use Atoll\Forms\Markup\Controls\HiddenInput;
use Atoll\Forms\Markup\Controls\Input;
use Atoll\Forms\Markup\Controls\Multiselect;
use Atoll\Forms\Markup\Controls\Option;
use Atoll\Forms\Markup\Controls\Part;
use Atoll\Forms\Markup\Controls\PartControl;
use Atoll\Forms\Markup\Controls\Parts;
use Atoll\Forms\Markup\Controls\PasswordInput;
use Atoll\Forms\Markup\Controls\PasswordTwice;
use Atoll\Forms\Markup\Controls\Radios;
use Atoll\Forms\Markup\Controls\Row;
use Atoll\Forms\Markup\Controls\Rows;
use Atoll\Forms\Markup\Controls\Select;
use Atoll\Forms\Markup\Controls\Submit;
use Atoll\Forms\Markup\Controls\Textarea;
use Atoll\Forms\Markup\Controls\TimeFields;
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
		$grouped    = new Grouped();
		$part       = new PartControl();
		return new self(
			array(
				'input'      => new Input( $labelled, $attributes ),
				'textarea'   => new Textarea( $labelled, $attributes ),
				'select'     => new Select( $labelled, $attributes ),
				'radios'     => new Radios( new Grouped( 'radiogroup' ), $option ),
				'checkboxes' => new Checkboxes( new Grouped(), $option ),
				'agreement'  => new Agreement( new Unlabelled(), new Grouped(), $option ),
				'parts'      => new Parts( new Grouped(), new Part() ),
				'rows'       => new Rows( new Grouped(), new Row() ),
				'password'      => new PasswordInput( $labelled, $attributes ),
				'passwordTwice' => new PasswordTwice( $grouped, $part ),
				'multiselect'   => new Multiselect( $labelled, $attributes ),
				'date'          => new DateInput( $labelled, $attributes ),
				'dateFields'    => new DateFields( $grouped, $part ),
				'dateDropdowns' => new DateDropdowns( $grouped, $part, static fn() => (int) gmdate( 'Y' ) ),
				'time'          => new TimeFields( $grouped, $part ),
				'files'         => new FileInput( $labelled, $attributes ),
				'hidden' => new HiddenInput(),
				'captcha'       => new CaptchaPlace( new Unlabelled() ),
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
