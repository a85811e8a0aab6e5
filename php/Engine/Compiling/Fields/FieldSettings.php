<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

use Atoll\Engine\Compiling\FormProblems\ProblemList;
use Atoll\Engine\Compiling\FormProblems\ProblemSubject;
use Atoll\Engine\Contract\FieldKind;
use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Formats\Text;

/** A field's settings as an editor left them: those its kind has, each of its type. */
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

	/** Whether its kind has the setting at all. */
	public function has( string $setting ): bool {
		return $this->kind->hasSetting( $setting );
	}

	/** @return list<string> One text, or a list of them. */
	public function texts( string $setting ): array {
		return array_values(
			array_map( Text::lines( ... ), array_filter( (array) $this->value( $setting ), 'is_string' ) )
		);
	}

	public function flag( string $setting ): bool {
		return (bool) $this->value( $setting );
	}

	/** A whole number above 0, null when it was left empty. */
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

	/** A year as calendars write it, null when it was left empty: dates know no others, and lists of years end. */
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
	 * A number written the plain way, `-1234.5`, of at most 15 digits, which a float keeps; null when it was left
	 * empty.
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

	/** One of those that the kind lists (`options`), where it does; empty when it was left empty. */
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

	/** @return list<string> Written as a list, or as one text with commas: `pdf, jpg`. */
	public function words( string $setting ): array {
		$value  = $this->value( $setting );
		$words  = is_array( $value ) ? array_filter( $value, 'is_string' ) : explode( ',', $this->text( $setting ) );
		$isWord = static fn( string $word ) => '' !== $word && Text::isUnicode( $word );
		return array_values( array_filter( array_map( 'trim', $words ), $isWord ) );
	}

	/** @param string $setting The one to fix. */
	public function problem( string $text, string $setting, string ...$values ): void {
		$this->problems->add(
			$text, $this->subject->at( $setting ), ...$values, setting: $this->problems->titleOf( $setting )
		);
	}

	/** The same of what works, but probably not as intended. */
	public function warn( string $text, string $setting, string ...$values ): void {
		$this->problems->warn( $text, $this->subject->at( $setting ), ...$values );
	}

	/** @return list<mixed> */
	public function entries( string $setting ): array {
		$value = $this->value( $setting );
		return is_array( $value ) ? array_values( $value ) : array();
	}

	/** Settings of one part of a compound field (`inputs`), by the part's name. */
	public function part( string $part ): CompoundPartSettings {
		return new CompoundPartSettings(
			JsonData::of( $this->value( 'inputs' ) )->map( $part ), $this, "inputs.{$part}"
		);
	}

	private function value( string $setting ): mixed {
		return $this->kind->hasSetting( $setting ) ? $this->field->get( $setting ) : null;
	}
}
