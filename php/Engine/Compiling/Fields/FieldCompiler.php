<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

use Atoll\Engine\Contract\FieldKind;
use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Choice;

/** Compiles a field's kind and settings to what the engines read (definition.schema.json, Field). */
final class FieldCompiler {

	private const COLUMNS   = 12;
	private const LAST_PAGE = 99;

	public function __construct(
		private ChoiceList $choices,
		private RuleList $rules,
		private TypedSettings $typedSettings,
		private FieldContext $context,
		private InputCompiler $inputs,
		private FieldTexts $texts,
	) {}

	/** @return array<string, mixed> */
	public function compile( JsonData $field, FieldKind $kind, int $version, FieldSettings $settings ): array {
		$id      = $field->int( 'id' );
		$choices = $this->choices->compile( $kind, $settings );
		$typed   = $this->typedSettings->read( $settings, $choices );
		$kind    = $kind->forSettings( static fn( JsonData $when ) => SettingsMatch::holds( $when, $typed ) );
		$typed  += ( new QuizAnswerHash() )->compute( $settings, $choices, $kind->shape );
		$rules   = $this->rules->compile( $kind->rules(), $typed );
		$unseen  = 'hidden' === $kind->control ? UnseenField::values( $settings, $rules, $choices ) : array();
		$compiled = array(
			'id'            => $id,
			'kind'          => $kind->name,
			'shape'         => $kind->shape,
			'control'       => $kind->control,
			'place'         => $kind->place,
			'page'          => self::page( $field ),
			'label'         => $this->texts->label( $id, $kind, $settings, $choices ),
			'description'   => $settings->text( 'description' ),
			'placeholder'   => $settings->text( 'placeholder' ),
			'required'      => $settings->flag( 'required' ),
			'defaultValue'  => $settings->text( 'defaultValue' ),
			'cssClass'      => $settings->text( 'cssClass' ),
			'columnSpan'    => min( self::COLUMNS, $settings->whole( 'columnSpan' ) ?? self::COLUMNS ),
			'adminLabel'    => $settings->text( 'adminLabel' ),
			'inputName'     => $field->bool( 'allowsPrepopulate' ) ? $settings->text( 'inputName' ) : '',
			'content'       => $settings->text( 'content' ),
			'checkboxLabel' => $settings->text( 'checkboxLabel' ),
			'inputs'        => $this->inputs->compile( $kind, $field, $settings, $typed, $choices ),
			'choices'       => array_map( static fn( Choice $choice ) => $choice->compiled(), $choices ),
			'rules'         => $rules,
			'delay'         => $kind->delay,
			'record'        => $this->record( $kind, $id, $version, $settings ),
		);
		$optional = array(
			'labelMarkup'  => ( new MarkedText( $settings->text( 'label' ) ) )->markup,
			'messages'     => $this->texts->messages( $kind, $settings, $typed ),
			'columns'      => $this->columns( $settings ),
			'display'      => $kind->display(),
			'attributes'   => $this->attributes( $kind, $settings ),
			'allow'        => $kind->allow,
			'parts'        => $this->parts( $kind, $typed ),
			'hiddenParts'  => HiddenParts::compile( $kind, $id, $settings, $typed ),
			'hint'         => $this->texts->hint( $kind, $typed ),
			'gravity'      => $field->array( 'gravity' ),
			'changesDaily' => $kind->changesDaily,
		);
		$context = $this->context->build( $kind, $typed );
		return $unseen + $compiled + $context + array_filter( $optional ) + $kind->facts();
	}

	/**
	 * Returns the column titles. Each must be unique, since clients may send a row by the titles of its columns.
	 *
	 * @return list<string>
	 */
	private function columns( FieldSettings $settings ): array {
		$columns = $settings->words( 'columns' );
		foreach ( array_unique( array_diff_assoc( $columns, array_unique( $columns ) ) ) as $column ) {
			$settings->problem( 'columnTwice', 'columns', column: $column );
		}
		return $columns;
	}

	/**
	 * @param array<string, mixed> $typed
	 * @return list<string>
	 */
	private function parts( FieldKind $kind, array $typed ): array {
		$needed = array_filter(
			$kind->parts(),
			static fn( JsonData $part ) => SettingsMatch::holds( $part->map( 'when' ), $typed )
		);
		return array_values( array_map( static fn( JsonData $part ) => $part->string( 'part' ), $needed ) );
	}

	/** Returns the field's page, from 0. It is limited, since every page is printed. */
	public static function page( JsonData $field ): int {
		return max( 0, min( self::LAST_PAGE, $field->int( 'page' ) ) );
	}

	/** @return array<string, mixed> */
	private function attributes( FieldKind $kind, FieldSettings $settings ): array {
		$autocomplete = $settings->text( 'autocomplete' );
		return array_merge(
			$kind->attributes(),
			'' === $autocomplete ? array() : array( 'autocomplete' => $autocomplete )
		);
	}

	/** @return list<array{id: string, value: string}> */
	private function record( FieldKind $kind, int $id, int $version, FieldSettings $settings ): array {
		$sources = array(
			'version'       => (string) $version,
			'checkboxLabel' => PlainText::fromMarkup( $settings->text( 'checkboxLabel' ) ),
		);
		return array_map(
			static fn( JsonData $part ) => array(
				'id'    => $id . '.' . $part->int( 'part' ),
				'value' => $sources[ $part->string( 'from' ) ],
			),
			$kind->record()
		);
	}
}
