<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Gravity\LooseValues;

/** Settings that fields have in both plugins. A setting that a kind does not use does no harm. */
final class FieldProperties {

	private const TEXT = array(
		'label',
		'description',
		'placeholder',
		'errorMessage',
		'cssClass',
		'adminLabel',
		'numberFormat',
		'content',
		'checkboxLabel',
		'inputName',
		'allowedExtensions',
	);
	/** Limits, where 0 means no limit. */
	private const LIMITS = array(
		'maxLength',
		'maxRows',
		'maxFileSize',
		'maxFiles',
		'minLength',
		'minYear',
		'maxYear',
		'choiceLimitNumber',
		'choiceLimitMin',
		'choiceLimitMax',
	);
	private const FLAGS  = array( 'allowsPrepopulate', 'multipleFiles', 'lookup' );
	/** Settings with a fixed set of values; a value that Atoll does not know leaves the kind's default. */
	private const OPTIONS = array(
		'dateType'    => array( 'datefield', 'datedropdown', 'datepicker' ),
		'timeFormat'  => array( '12', '24' ),
		'captchaType' => array( 'altcha', 'recaptcha', 'turnstile' ),
		'addressType' => array( 'international', 'australian', 'us', 'canadian' ),
		'choiceLimit' => array( 'exactly', 'range' ),
	);
	private const QUIZ    = array( 'radio', 'checkbox', 'select' );

	/** @return list<FieldProperty> */
	public function all(): array {
		$all = array();
		foreach ( self::TEXT as $name ) {
			$all[] = $this->text( $name, $name );
		}
		foreach ( self::LIMITS as $name ) {
			$all[] = $this->number( $name, $name, 0 );
		}
		foreach ( self::FLAGS as $name ) {
			$all[] = $this->flag( $name, $name );
		}
		foreach ( self::OPTIONS as $name => $options ) {
			$all[] = $this->option( $name, $name, $options );
		}
		return array(
			...$all,
			$this->text( 'autocomplete', 'autocompleteAttribute' ),
			$this->number( 'columnSpan', 'layoutGridColumnSpan' ),
			$this->flag( 'required', 'isRequired' ),
			$this->option( 'quizFieldType', 'gquizFieldType', self::QUIZ ),
			new FieldProperty(
				'defaultValue',
				'defaultValue',
				static fn( $value, array $gravity ) => Dropdown::is( $gravity ) ? null : self::textOrNull( $value ),
				LooseValues::text( ... )
			),
			new FieldProperty(
				'conditionalLogic',
				'conditionalLogic',
				static fn( $value ) => LooseValues::map( $value ) ?: null,
				static fn( $value ) => $value
			),
			new FieldProperty(
				'choices',
				'choices',
				static fn( $value, array $gravity ) => ( new ChoiceMapper() )->ofField( $gravity ),
				static fn( $value ) => $value
			),
		);
	}

	private function text( string $name, string $gravityName ): FieldProperty {
		return new FieldProperty(
			$name,
			$gravityName,
			self::textOrNull( ... ),
			LooseValues::text( ... )
		);
	}

	private static function textOrNull( mixed $value ): ?string {
		$text = LooseValues::text( $value );
		return '' === $text ? null : $text;
	}

	/**
	 * Defines a number, which is stored as a number if it is numeric: Gravity Forms stores both 5 and "5".
	 *
	 * @param int|null $none The number that counts as not set.
	 */
	private function number( string $name, string $gravityName, ?int $none = null ): FieldProperty {
		return new FieldProperty(
			$name,
			$gravityName,
			static fn( $value ) => is_numeric( $value ) && ( null === $none || $value > $none ) ? $value + 0 : null,
			static fn( $value ) => $value ?? ''
		);
	}

	/** @param list<string> $options */
	private function option( string $name, string $gravityName, array $options ): FieldProperty {
		return new FieldProperty(
			$name,
			$gravityName,
			static fn( $value ) => in_array( LooseValues::text( $value ), $options, true )
				? LooseValues::text( $value )
				: null,
			LooseValues::text( ... )
		);
	}

	private function flag( string $name, string $gravityName ): FieldProperty {
		return new FieldProperty(
			$name,
			$gravityName,
			static fn( $value ) => is_scalar( $value ) && (bool) $value ? true : null,
			static fn( $value ) => (bool) $value
		);
	}
}
