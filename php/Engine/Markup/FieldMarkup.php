<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup;

use Atoll\Engine\Markup\Controls\Agreement;
use Atoll\Engine\Markup\Controls\CaptchaPlace;
use Atoll\Engine\Markup\Controls\Checkboxes;
use Atoll\Engine\Markup\Controls\Content;
use Atoll\Engine\Markup\Controls\Control;
use Atoll\Engine\Markup\Controls\DateDropdowns;
use Atoll\Engine\Markup\Controls\DateFields;
use Atoll\Engine\Markup\Controls\DateInput;
use Atoll\Engine\Markup\Controls\FileInput;
use Atoll\Engine\Markup\Controls\HiddenInput;
use Atoll\Engine\Markup\Controls\Input;
use Atoll\Engine\Markup\Controls\Multiselect;
use Atoll\Engine\Markup\Controls\Option;
use Atoll\Engine\Markup\Controls\Part;
use Atoll\Engine\Markup\Controls\PartControl;
use Atoll\Engine\Markup\Controls\Parts;
use Atoll\Engine\Markup\Controls\PasswordInput;
use Atoll\Engine\Markup\Controls\PasswordTwice;
use Atoll\Engine\Markup\Controls\Radios;
use Atoll\Engine\Markup\Controls\Result;
use Atoll\Engine\Markup\Controls\ReviewPlace;
use Atoll\Engine\Markup\Controls\Row;
use Atoll\Engine\Markup\Controls\Rows;
use Atoll\Engine\Markup\Controls\Select;
use Atoll\Engine\Markup\Controls\Submit;
use Atoll\Engine\Markup\Controls\Textarea;
use Atoll\Engine\Markup\Controls\TimeFields;
use Atoll\Engine\Markup\Controls\TypingAttributes;
use Atoll\Engine\Markup\Frames\Grouped;
use Atoll\Engine\Markup\Frames\Labelled;
use Atoll\Engine\Markup\Frames\Unlabelled;

/** Prints a field by the control that its kind names. */
final class FieldMarkup {

	/** Of a field that a formula fills in, whatever its kind. */
	private const RESULT = 'result';

	/** @var array<string, Control> Made when a form asks for them: most have few kinds. */
	private array $made = array();

	/** @param array<string, \Closure(): Control> $controls By their names in the contract. */
	public function __construct( private array $controls ) {}

	public static function standard(): self {
		$labelled   = new Labelled();
		$attributes = new TypingAttributes();
		$option     = new Option();
		$grouped    = new Grouped();
		$part       = new PartControl();
		return new self(
			array(
				'input'         => static fn() => new Input( $labelled, $attributes ),
				self::RESULT    => static fn() => new Result( $labelled ),
				'textarea'      => static fn() => new Textarea( $labelled, $attributes ),
				'select'        => static fn() => new Select( $labelled, $attributes ),
				'radios'        => static fn() => new Radios( new Grouped( 'radiogroup' ), $option ),
				'checkboxes'    => static fn() => new Checkboxes( new Grouped(), $option ),
				'agreement'     => static fn() => new Agreement( new Unlabelled(), new Grouped(), $option ),
				'parts'         => static fn() => new Parts( new Grouped(), new Part() ),
				'rows'          => static fn() => new Rows( new Grouped(), new Row() ),
				'password'      => static fn() => new PasswordInput( $labelled, $attributes ),
				'passwordTwice' => static fn() => new PasswordTwice( $grouped, $part ),
				'multiselect'   => static fn() => new Multiselect( $labelled, $attributes ),
				'date'          => static fn() => new DateInput( $labelled, $attributes ),
				'dateFields'    => static fn() => new DateFields( $grouped, $part ),
				'dateDropdowns' => static fn() => new DateDropdowns( $grouped, $part, static fn() => (int) gmdate( 'Y' ) ),
				'time'          => static fn() => new TimeFields( $grouped, $part ),
				'files'         => static fn() => new FileInput( $labelled, $attributes ),
				'hidden'        => static fn() => new HiddenInput(),
				'captcha'       => static fn() => new CaptchaPlace( new Unlabelled() ),
				'review'        => static fn() => new ReviewPlace( new Unlabelled() ),
				'html'          => static fn() => new Content(),
				'submit'        => static fn() => new Submit(),
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
		$name = $view->isCalculated() ? self::RESULT : $view->field->control;
		return $this->made[ $name ] ??= $this->make( $name );
	}

	private function make( string $name ): Control {
		$make = $this->controls[ $name ] ?? throw new \LogicException( "No control \"{$name}\": add it to FieldMarkup::standard()." );
		return $make();
	}
}
