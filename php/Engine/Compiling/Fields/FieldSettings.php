<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

use Atoll\Engine\Compiling\FormProblems\ProblemList;
use Atoll\Engine\Compiling\FormProblems\ProblemSubject;
use Atoll\Engine\Contract\FieldKind;
use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Formats\Text;

/** An editor's settings of a field, limited to those that its kind has, and read by type. */
final class FieldSettings {

	public function __construct(
		private JsonData $field,
		private FieldKind $kind,
		private ProblemList $problems,
		private ProblemSubject $subject,
	) {}

	public function text( string $setting ): string {
		$value = $this->value( $setting );
		if ( null === $value || '' === $value ) {
			return $this->kind->defaultOf( $setting );
		}
		if ( ! is_scalar( $value ) ) {
			$this->problem( 'notText', $setting );
			return '';
		}
		$text = Text::lines( $this->field->string( $setting ) );
		if ( ! Text::isUnicode( $text ) ) {
			$this->problem( 'notUnicode', $setting );
			return '';
		}
		return '' === $text ? $this->kind->defaultOf( $setting ) : $text;
	}

	/** Whether the field's kind has the setting. */
	public function has( string $setting ): bool {
		return $this->kind->hasSetting( $setting );
	}

	/** @return list<string> The setting may be one text or a list of texts. */
	public function texts( string $setting ): array {
		return array_values(
			array_map( Text::lines( ... ), array_filter( (array) $this->value( $setting ), 'is_string' ) )
		);
	}

	public function flag( string $setting ): bool {
		return (bool) $this->value( $setting );
	}

	/** Returns a whole number above 0; null if the setting was left empty. */
	public function whole( string $setting ): ?int {
		$text = trim( $this->text( $setting ) );
		if ( '' === $text ) {
			return null;
		}
		if ( 1 !== preg_match( '~^[0-9]{1,9}$~D', $text ) || 0 === (int) $text ) {
			$this->problem( 'notWhole', $setting, value: $text );
			return null;
		}
		return (int) $text;
	}

	/** Returns a year of four digits, the only ones that dates have; null if the setting was left empty. */
	public function year( string $setting ): ?int {
		$text = trim( $this->text( $setting ) );
		if ( '' === $text ) {
			return null;
		}
		if ( 1 !== preg_match( '~^[0-9]{1,4}$~D', $text ) || 0 === (int) $text ) {
			$this->problem( 'notYear', $setting, value: $text );
			return null;
		}
		return (int) $text;
	}

	/**
	 * Returns a number in plain notation, such as `-1234.5`, with at most 15 digits, which a float can hold; null if
	 * the setting was left empty.
	 */
	public function number( string $setting ): ?float {
		$text = trim( $this->text( $setting ) );
		if ( '' === $text ) {
			return null;
		}
		if ( 1 !== preg_match( '~^-?[0-9]{1,12}(?:\.[0-9]{1,3})?$~D', $text ) ) {
			$this->problem( 'notNumber', $setting, value: $text );
			return null;
		}
		return (float) $text;
	}

	/** Returns an option, one of those that the kind lists, if any; empty if the setting was left empty. */
	public function option( string $setting ): string {
		$text = $this->text( $setting );
		if ( '' === $text ) {
			return '';
		}
		$offered = $this->kind->optionsOf( $setting );
		if ( array() !== $offered && ! in_array( $text, $offered, true ) ) {
			$names = $this->problems->optionTitles( $setting, $offered );
			$this->problem( 'settingUnknown', $setting, value: $text, offered: $names );
			return '';
		}
		return $text;
	}

	/** @return list<string> The setting may be a list, or a text with commas: `pdf, jpg`. */
	public function words( string $setting ): array {
		$value  = $this->value( $setting );
		$words  = is_array( $value ) ? array_filter( $value, 'is_string' ) : explode( ',', $this->text( $setting ) );
		$isWord = static fn( string $word ) => '' !== $word && Text::isUnicode( $word );
		return array_values( array_filter( array_map( 'trim', $words ), $isWord ) );
	}

	/** @param string $setting The setting to fix. */
	public function problem( string $text, string $setting, string ...$values ): void {
		$this->problems->add(
			$text, $this->subject->at( $setting ), ...$values, setting: $this->problems->titleOf( $setting )
		);
	}

	/** Warns of a setting that works, but probably not as intended. */
	public function warn( string $text, string $setting, string ...$values ): void {
		$this->problems->warn( $text, $this->subject->at( $setting ), ...$values );
	}

	/** @return list<mixed> */
	public function entries( string $setting ): array {
		$value = $this->value( $setting );
		return is_array( $value ) ? array_values( $value ) : array();
	}

	/** Returns the settings for one part of a compound field (`inputs`). */
	public function part( string $part ): CompoundPartSettings {
		return new CompoundPartSettings(
			JsonData::of( $this->value( 'inputs' ) )->map( $part ), $this, "inputs.{$part}"
		);
	}

	private function value( string $setting ): mixed {
		return $this->kind->hasSetting( $setting ) ? $this->field->get( $setting ) : null;
	}
}
