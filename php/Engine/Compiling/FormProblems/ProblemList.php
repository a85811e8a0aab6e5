<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\FormProblems;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Formats\Text;

/** Collects problems and warnings about a form source, as sentences (contract/texts/problems.json). */
final class ProblemList {

	/** @var list<Problem> */
	private array $problems = array();

	/** @var list<Problem> */
	private array $warnings = array();

	/**
	 * @param array<string, string> $texts
	 * @param list<JsonData> $settings   Settings of fields, with their titles (contract/fields/settings.json).
	 * @param bool           $isTolerant Whether what cannot work is kept with a warning, as in forms from Gravity
	 *                                   Forms.
	 */
	public function __construct( private array $texts, private array $settings, private bool $isTolerant ) {}

	/** @param string ...$values Values for the sentence's placeholders, other than {field}, which is the subject. */
	public function add( string $text, ProblemSubject $subject, string ...$values ): void {
		$this->problems = $this->with( $this->problem( $text, $subject, $values ), $this->problems );
	}

	/**
	 * Adds a warning about what works, but probably not as intended. It does not prevent publication of the form.
	 *
	 * @param string ...$values
	 */
	public function warn( string $text, ProblemSubject $subject, string ...$values ): void {
		$this->warnings = $this->with( $this->problem( $text, $subject, $values ), $this->warnings );
	}

	/**
	 * Adds a problem about what cannot work; in a tolerant form only a warning.
	 *
	 * @param string ...$values
	 */
	public function report( string $text, ProblemSubject $subject, string ...$values ): void {
		$this->isTolerant
			? $this->warn( $text, $subject, ...$values )
			: $this->add( $text, $subject, ...$values );
	}

	/**
	 * Adds a problem only once, however often a setting is read.
	 *
	 * @param list<Problem> $said
	 * @return list<Problem>
	 */
	private function with( Problem $problem, array $said ): array {
		return in_array( $problem, $said, false ) ? $said : array( ...$said, $problem );
	}

	/** @param array<array-key, string> $values */
	private function problem( string $text, ProblemSubject $subject, array $values ): Problem {
		return new Problem(
			$subject->field,
			$subject->setting,
			Text::fill( $this->texts[ $text ] ?? $text, ...$values, field: $subject->name )
		);
	}

	/** Returns a part of a sentence, such as the name of a page. */
	public function phrase( string $text, string ...$values ): string {
		return Text::fill( $this->texts[ $text ] ?? $text, ...$values );
	}

	/** @param string $setting Setting of a field, or of a part of it: `inputs.first.label`. */
	public function titleOf( string $setting ): string {
		return implode(
			', ',
			array_map(
				fn( string $name ) => $this->setting( $name )?->string( 'title' ) ?? $name,
				explode( '.', $setting )
			)
		);
	}

	/** @param list<string> $values Possible values of the setting. */
	public function optionTitles( string $setting, array $values ): string {
		$texts = array();
		foreach ( $this->setting( $setting )?->list( 'options' ) ?? array() as $option ) {
			$texts[ $option->string( 'value' ) ] = $option->string( 'text' );
		}
		return implode(
			', ',
			array_map(
				static fn( string $value ) => isset( $texts[ $value ] ) ? "“{$texts[ $value ]}”" : $value,
				$values
			)
		);
	}

	private function setting( string $name ): ?JsonData {
		foreach ( $this->settings as $setting ) {
			if ( $name === $setting->string( 'setting' ) ) {
				return $setting;
			}
		}
		return null;
	}

	/** @param int $position Position of the field in the form, from 1. */
	public function field( JsonData $field, int $position ): ProblemSubject {
		$id = $field->int( 'id' );
		return new ProblemSubject( $this->nameOf( $field, $position ), $id > 0 ? $id : null );
	}

	/** Returns a name for a field that its editor recognises, even if it has no label yet. */
	public function question( JsonData $field ): string {
		$label = trim( $field->string( 'label' ) );
		return '' === $label ? $this->phrase( 'field', id: $field->string( 'id' ) ) : $label;
	}

	/** @param 'confirmations'|'notifications' $list The list that the item is in. */
	public function item( string $list, JsonData $item ): ProblemSubject {
		$name = '' === $item->string( 'name' ) ? $item->string( 'id' ) : $item->string( 'name' );
		return new ProblemSubject( $this->phrase( $list, name: $name ), setting: "{$list}.{$item->string( 'id' )}" );
	}

	private function nameOf( JsonData $field, int $position ): string {
		$id    = $field->string( 'id' );
		$label = $field->string( 'label' );
		$name  = '' === $id ? 'fieldAt' : ( '' === $label ? 'field' : 'fieldLabelled' );
		return Text::fill( $this->texts[ $name ] ?? $name, id: $id, label: $label, position: (string) $position );
	}

	/** @return list<Problem> */
	public function problems(): array {
		return $this->problems;
	}

	/** @return list<Problem> */
	public function warnings(): array {
		return $this->warnings;
	}
}
