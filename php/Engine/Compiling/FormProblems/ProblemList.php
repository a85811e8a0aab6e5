<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\FormProblems;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Formats\Text;

/** What is wrong with a form's source, and what is probably not intended, in words (contract/texts/problems.json). */
final class ProblemList {

	/** @var list<Problem> */
	private array $problems = array();

	/** @var list<Problem> */
	private array $warnings = array();

	/**
	 * @param array<string, string> $texts
	 * @param list<JsonData> $settings   What the editor calls settings of fields (contract/fields/settings.json).
	 * @param bool           $isTolerant Whether the form keeps what cannot work, as where it came from.
	 */
	public function __construct( private array $texts, private array $settings, private bool $isTolerant ) {}

	/** @param string ...$values What fills the sentence's placeholders, beside {field}, which the subject does. */
	public function add( string $text, ProblemSubject $subject, string ...$values ): void {
		$this->problems = $this->with( $this->problem( $text, $subject, $values ), $this->problems );
	}

	/**
	 * The same of what works, but probably not as intended: it keeps nobody from publishing the form.
	 *
	 * @param string ...$values
	 */
	public function warn( string $text, ProblemSubject $subject, string ...$values ): void {
		$this->warnings = $this->with( $this->problem( $text, $subject, $values ), $this->warnings );
	}

	/**
	 * The same of what cannot work: a problem, but in a tolerant form a warning.
	 *
	 * @param string ...$values
	 */
	public function report( string $text, ProblemSubject $subject, string ...$values ): void {
		$this->isTolerant
			? $this->warn( $text, $subject, ...$values )
			: $this->add( $text, $subject, ...$values );
	}

	/**
	 * Said once, however often a setting is read.
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

	/** A part of a sentence, such as the name of a page. */
	public function phrase( string $text, string ...$values ): string {
		return Text::fill( $this->texts[ $text ] ?? $text, ...$values );
	}

	/** @param string $setting Of a field, or of a part of it: `inputs.first.label`. */
	public function titleOf( string $setting ): string {
		return implode(
			', ',
			array_map(
				fn( string $name ) => $this->setting( $name )?->string( 'title' ) ?? $name,
				explode( '.', $setting )
			)
		);
	}

	/** @param list<string> $values That a setting may have. */
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

	/** @param int $position From 1, as people count. */
	public function field( JsonData $field, int $position ): ProblemSubject {
		$id = $field->int( 'id' );
		return new ProblemSubject( $this->nameOf( $field, $position ), $id > 0 ? $id : null );
	}

	/** A question as people know it, also before it has words. */
	public function question( JsonData $field ): string {
		$label = trim( $field->string( 'label' ) );
		return '' === $label ? $this->phrase( 'field', id: $field->string( 'id' ) ) : $label;
	}

	/** @param 'confirmations'|'notifications' $list Where it stands. */
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
