<?php

declare( strict_types=1 );

namespace Atoll\Gravity\FormFiles;

use Atoll\Gravity\LooseValues;

/**
 * Reports settings of a form's look in Gravity Forms that have no effect in Atoll. Only settings that somebody changed
 * are reported: descriptions above fields and column widths, say, hold for every form.
 */
final class LookDifferences {

	private const ABOVE = array( '', 'top_label' );

	private const IN_WORDS     = array( '', 'text' );
	private const PROGRESS     = array( '', 'percentage' );
	private const SAVE         = array( '', 'Save & Continue', 'Save and Continue Later' );

	private const BUTTONS = array( 'button' => 1, 'nextButton' => 1, 'previousButton' => 1, 'lastPageButton' => 1 );

	/** CSS classes by which older versions of Gravity Forms laid fields out in columns. */
	private const READY_CLASS = '~(?:^|\s)gf_\w~';

	/**
	 * @param array<string, mixed>       $source
	 * @param list<array<string, mixed>> $asked  Fields that visitors see, each with its original.
	 * @return list<string> At most one sentence.
	 */
	public function describe( array $source, array $asked ): array {
		$settings = array( ...array_keys( array_filter( $this->ofForm( $source ) ) ), ...$this->ofFields( $asked ) );
		return array() === $settings ? array() : array(
			sprintf(
				/* translators: %s: settings, such as "Required field indicator, Choices in columns (“Loan”)". */
				__( 'Settings of how it looks that have no effect here: %s.', 'atoll' ),
				implode( ', ', $settings )
			),
		);
	}

	/**
	 * @param list<array<string, mixed>> $fields
	 * @return list<string> Settings, each with the fields that use it.
	 */
	private function ofFields( array $fields ): array {
		$owners = array();
		foreach ( $fields as $field ) {
			$gravity = LooseValues::map( $field['gravity'] ?? null );
			foreach ( array_keys( array_filter( $this->ofField( $gravity ) ) ) as $setting ) {
				$owners[ $setting ][] = '“' . FieldDifferences::name( $gravity ) . '”';
			}
		}
		return array_map(
			static fn( string $setting, array $names ) => "{$setting} (" . implode( ', ', $names ) . ')',
			array_keys( $owners ),
			$owners
		);
	}

	/**
	 * @param array<string, mixed> $source
	 * @return array<string, bool> Whether each setting is used, by setting.
	 */
	private function ofForm( array $source ): array {
		$gravity = LooseValues::map( $source['gravity'] ?? null );
		$breaks  = array_column( LooseValues::maps( $source['pageList'] ?? null ), 'gravity' );
		$pages   = LooseValues::map( $gravity['pagination'] ?? null );
		$save    = LooseValues::map( $gravity['save'] ?? null );
		$link    = LooseValues::map( $save['button'] ?? null )['text'] ?? '';
		return array(
			__( 'Label placement', 'atoll' )          => self::isOther( $gravity, 'labelPlacement', self::ABOVE ),
			__( 'Required field indicator', 'atoll' ) => self::isOther( $gravity, 'requiredIndicator', self::IN_WORDS ),
			__( 'CSS class of the form', 'atoll' )    => self::isOther( $gravity, 'cssClass', array( '' ) ),
			__( 'Progress indicator', 'atoll' )       => self::isOther( $pages, 'type', self::PROGRESS ),
			__( 'Words of “Save and Continue”', 'atoll' ) => ! empty( $save['enabled'] )
				&& ! in_array( $link, self::SAVE, true ),
			__( 'Pictures as buttons', 'atoll' )      =>
				array() !== array_filter( array_map( self::hasPicture( ... ), array( $gravity, ...$breaks ) ) ),
		);
	}

	/**
	 * @param array<string, mixed> $field
	 * @return array<string, bool>
	 */
	private function ofField( array $field ): array {
		$class = LooseValues::text( $field['cssClass'] ?? '' );
		return array(
			__( 'Label placement of fields', 'atoll' ) => self::isOther( $field, 'labelPlacement', self::ABOVE ),
			__( 'Hidden sub-labels', 'atoll' )     => 'hidden_label' === ( $field['subLabelPlacement'] ?? '' ),
			__( 'Choices in columns', 'atoll' )    => ! empty( $field['enableDisplayInColumns'] ),
			__( 'CSS Ready Classes', 'atoll' )     => 1 === preg_match( self::READY_CLASS, $class ),
		);
	}

	/**
	 * @param array<string, mixed> $owner
	 * @param list<string>         $usual Values of the setting that make no difference in Atoll.
	 */
	private static function isOther( array $owner, string $setting, array $usual ): bool {
		return ! in_array( LooseValues::text( $owner[ $setting ] ?? '' ), $usual, true );
	}

	/** @param mixed $owner A form, or a page break. */
	private static function hasPicture( mixed $owner ): bool {
		$buttons = array_intersect_key( LooseValues::map( $owner ), self::BUTTONS );
		return in_array( 'image', array_column( LooseValues::maps( $buttons ), 'type' ), true );
	}
}
