<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Fields;

use Atoll\Engine\Markup\Controls\AgreementCheckbox;
use Atoll\Engine\Markup\Controls\CalculatedOutput;
use Atoll\Engine\Markup\Controls\CaptchaPlaceholder;
use Atoll\Engine\Markup\Controls\Checkboxes;
use Atoll\Engine\Markup\Controls\CompoundInput;
use Atoll\Engine\Markup\Controls\ConfirmedPasswordInput;
use Atoll\Engine\Markup\Controls\Control;
use Atoll\Engine\Markup\Controls\ControlParts\InputAttributes;
use Atoll\Engine\Markup\Controls\ControlParts\OptionMarkup;
use Atoll\Engine\Markup\Controls\ControlParts\PartControl;
use Atoll\Engine\Markup\Controls\ControlParts\PartMarkup;
use Atoll\Engine\Markup\Controls\ControlParts\RowMarkup;
use Atoll\Engine\Markup\Controls\DateDropdowns;
use Atoll\Engine\Markup\Controls\DateFields;
use Atoll\Engine\Markup\Controls\DateInput;
use Atoll\Engine\Markup\Controls\FileInput;
use Atoll\Engine\Markup\Controls\HiddenInput;
use Atoll\Engine\Markup\Controls\HtmlContent;
use Atoll\Engine\Markup\Controls\LineInput;
use Atoll\Engine\Markup\Controls\Multiselect;
use Atoll\Engine\Markup\Controls\PasswordInput;
use Atoll\Engine\Markup\Controls\RadioButtons;
use Atoll\Engine\Markup\Controls\ReviewPlaceholder;
use Atoll\Engine\Markup\Controls\RowsInput;
use Atoll\Engine\Markup\Controls\Select;
use Atoll\Engine\Markup\Controls\SubmitControl;
use Atoll\Engine\Markup\Controls\Textarea;
use Atoll\Engine\Markup\Controls\TimeFields;
use Atoll\Engine\Markup\Frames\GroupedFrame;
use Atoll\Engine\Markup\Frames\LabelledFrame;
use Atoll\Engine\Markup\Frames\UnlabelledFrame;

/** Prints a field with the control that its kind names. */
final class FieldMarkup {

	/** Control of all calculated fields, whatever their kind, except hidden ones. */
	private const RESULT = 'result';

	private const HIDDEN = 'hidden';

	private const LINE = 'input';

	/** @var array<string, Control> Made on demand: most forms need few controls. */
	private array $instances = array();

	/** @param array<string, \Closure(): Control> $controls By name in the contract. */
	public function __construct( private array $controls ) {}

	/**
	 * @param array<string, \Closure(): Control> $others   Controls of other plugins, such as `acme/slider`.
	 * @param (\Closure(): int)|null             $thisYear Current year in the site's time zone; null for UTC.
	 */
	public static function standard( array $others = array(), ?\Closure $thisYear = null ): self {
		$labelled   = new LabelledFrame();
		$attributes = new InputAttributes();
		$option     = new OptionMarkup();
		$grouped    = new GroupedFrame();
		$part       = new PartControl();
		return new self(
			array(
				self::LINE      => static fn() => new LineInput( $labelled, $attributes ),
				self::RESULT    => static fn() => new CalculatedOutput( $labelled ),
				'textarea'      => static fn() => new Textarea( $labelled, $attributes ),
				'select'        => static fn() => new Select( $labelled, $attributes ),
				'radios'        => static fn() => new RadioButtons( new GroupedFrame( 'radiogroup' ), $option ),
				'checkboxes'    => static fn() => new Checkboxes( new GroupedFrame(), $option ),
				'agreement'     => static fn() => new AgreementCheckbox(
					new UnlabelledFrame(),
					new GroupedFrame(),
					$option
				),
				'parts'         => static fn() => new CompoundInput( new GroupedFrame(), new PartMarkup() ),
				'rows'          => static fn() => new RowsInput( new GroupedFrame(), new RowMarkup() ),
				'password'      => static fn() => new PasswordInput( $labelled, $attributes ),
				'passwordTwice' => static fn() => new ConfirmedPasswordInput( $grouped, $part ),
				'multiselect'   => static fn() => new Multiselect( $labelled, $attributes ),
				'date'          => static fn() => new DateInput( $labelled, $attributes ),
				'dateFields'    => static fn() => new DateFields( $grouped, $part ),
				'dateDropdowns' => static fn() => new DateDropdowns(
					$grouped,
					$part,
					$thisYear ?? static fn() => (int) gmdate( 'Y' )
				),
				'time'          => static fn() => new TimeFields( $grouped, $part ),
				'files'         => static fn() => new FileInput( $labelled, $attributes ),
				self::HIDDEN    => static fn() => new HiddenInput(),
				'captcha'       => static fn() => new CaptchaPlaceholder( new UnlabelledFrame() ),
				'review'        => static fn() => new ReviewPlaceholder( new UnlabelledFrame() ),
				'html'          => static fn() => new HtmlContent(),
				'submit'        => static fn() => new SubmitControl(),
			) + $others
		);
	}

	public function has( string $control ): bool {
		return isset( $this->controls[ $control ] );
	}

	/** @return list<string> Controls that a kind can name. */
	public function names(): array {
		return array_values( array_diff( array_keys( $this->controls ), array( self::RESULT ) ) );
	}

	public function render( FieldView $view ): string {
		return $this->control( $view )->render( $view );
	}

	public function anchor( FieldView $view ): string {
		return $this->control( $view )->anchor( $view );
	}

	private function control( FieldView $view ): Control {
		$own  = $view->field->control;
		$name = $view->isCalculated() && self::HIDDEN !== $own ? self::RESULT : $own;
		return $this->instances[ $name ] ??= $this->make( $name );
	}

	private function make( string $name ): Control {
		// The plugin of a field may be inactive: a single-line input then takes the answer.
		$available = str_contains( $name, '/' ) && ! $this->has( $name ) ? self::LINE : $name;
		$make      = $this->controls[ $available ] ?? throw new \LogicException(
			"No control \"{$name}\": add it to FieldMarkup::standard()."
		);
		return $make();
	}
}
