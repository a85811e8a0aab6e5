<?php

declare( strict_types=1 );

namespace Atoll\Engine\Definition;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Formats\NumberFormat;

/** A field of a compiled form (contract/schema/definition.schema.json, Field). */
final class Field {

	/** PHP and TypeScript can still count up from here exactly. */
	public const HIGHEST_ID = 2147483647;

	public readonly int $id;
	public readonly string $kind;
	public readonly string $shape;
	public readonly string $control;
	public readonly string $place;
	public readonly int $page;
	public readonly string $label;
	public readonly bool $required;
	/** Whether mail can be sent to what is answered. */
	public readonly bool $isEmailAddress;
	/** What an answer tells of whoever gives it: name, email, website or nothing. */
	public readonly string $tells;
	/** Whether it shows the answers before it, to be checked. */
	public readonly bool $showsAnswers;
	/** The message when it is required and empty. */
	public readonly string $requiredMessage;
	/** The message when it is required and what was typed is white space alone. */
	public readonly string $blankMessage;
	/** The message when it has more rows than it takes. */
	public readonly string $tooManyMessage;
	/** 0 for any number. */
	public readonly int $maxRows;
	/** @var non-empty-list<string> Titles of a row's cells; one empty title where there is but one. */
	public readonly array $columns;
	/** The query parameter that fills it, or empty. */
	public readonly string $inputName;
	public readonly string $adminLabel;
	/** @var list<FieldInput> */
	public readonly array $inputs;
	/** @var list<Choice> */
	public readonly array $choices;
	/** @var list<FieldRule> */
	public readonly array $rules;

	/** @param JsonData $data Also what only the markup reads, under the definition's names. */
	public function __construct( public readonly JsonData $data ) {
		$this->id              = $data->int( 'id' );
		$this->kind            = $data->string( 'kind' );
		$this->shape           = $data->string( 'shape' );
		$this->control         = $data->string( 'control' );
		$this->place           = $data->string( 'place', 'grid' );
		$this->page            = $data->int( 'page' );
		$this->label           = $data->string( 'label' );
		$this->required        = $data->bool( 'required' );
		$this->isEmailAddress  = $data->bool( 'isEmailAddress' );
		// What is sent without being seen tells nothing of whoever sends it, whatever a stored form says.
		$this->tells           = $this->isHiddenInput() ? '' : $data->string( 'tells' );
		$this->showsAnswers    = $data->bool( 'showsAnswers' );
		$this->requiredMessage = $data->map( 'messages' )->string( 'required' );
		$this->blankMessage    = $data->map( 'messages' )->string( 'blank', $this->requiredMessage );
		$this->tooManyMessage  = $data->map( 'messages' )->string( 'tooMany' );
		$this->maxRows         = $data->int( 'maxRows' );
		$columns               = array_values( $data->strings( 'columns' ) );
		$this->columns         = array() === $columns ? array( '' ) : $columns;
		$this->inputName       = $data->string( 'inputName' );
		$this->adminLabel      = $data->string( 'adminLabel' );
		$this->inputs          = array_map( FieldInput::from( ... ), $data->list( 'inputs' ) );
		$this->choices         = Choice::list( $data );
		$this->rules           = FieldRule::list( $data );
	}

	/** Whether it cannot be left empty: as a whole, or in one of its parts. */
	public function mustBeAnswered(): bool {
		return $this->required || in_array( true, array_column( $this->inputs, 'required' ), true );
	}

	/** Whether its answer is files: what they hold is kept by the uploads, an answer knows them by their ids. */
	public function holdsFiles(): bool {
		return 'files' === $this->shape;
	}

	/** Whether its answer is judged and then forgotten. */
	public function isSecret(): bool {
		return 'secret' === $this->shape;
	}

	/** Whether its answer is one number. */
	public function isNumber(): bool {
		return $this->data->has( 'numberFormat' );
	}

	/** How its number is typed; null where its answer is none. */
	public function numberFormat(): ?NumberFormat {
		return NumberFormat::tryFrom( $this->data->string( 'numberFormat' ) );
	}

	/** Whether its answer is one or several of its choices: an editor's words. */
	public function isChosen(): bool {
		return in_array( $this->shape, array( 'choice', 'choices', 'selection' ), true );
	}

	/** Whether its input is one that nobody sees. */
	public function isHiddenInput(): bool {
		return 'hidden' === $this->control;
	}

	/** Whether its answer is stored as a JSON list of the choices that were made. */
	public function isList(): bool {
		return 'selection' === $this->shape;
	}

	/**
	 * Whether a rule or a formula can ask for this: "3" for all of it, "3.6" for what one of its boxes or parts holds.
	 * Inputs that make one answer together, such as a time's, are asked for as the whole.
	 */
	public function answers( string $source ): bool {
		return (string) $this->id === $source || ! in_array( $this->shape, array( 'choices', 'parts' ), true )
			|| in_array( $source, array_column( $this->inputs, 'id' ), true );
	}

	/** Whether an entry can hold something of it under that key: an answer, or what is stored beside one. */
	public function holds( string $key ): bool {
		$isOneAnswer = $this->isQuestion() && ! in_array( $this->shape, array( 'choices', 'parts' ), true );
		return ( $isOneAnswer && (string) $this->id === $key )
			|| in_array( $key, array_column( $this->inputs, 'id' ), true )
			|| isset( $this->record()[ $key ] );
	}

	/** Whether it is the button that sends the form. */
	public function isSubmitButton(): bool {
		return 'submit' === $this->control;
	}

	/**
	 * Whether it hides with its page. What proves a person is asked for on whichever page sends the form: else an
	 * answer that hides the last one would do without it.
	 */
	public function hidesWithPage(): bool {
		return 'token' !== $this->shape;
	}

	/** Whether it asks for something, as texts between the questions and the button do not. */
	public function isQuestion(): bool {
		return 'none' !== $this->shape;
	}

	/** Whether entries hold answers to it: none to captchas, nor to what is judged and then forgotten. */
	public function isStored(): bool {
		return $this->isQuestion() && 'token' !== $this->shape && ! $this->isSecret();
	}

	/** @return array<string, string> What is stored beside an answer that is not empty, by its key in an entry. */
	public function record(): array {
		return $this->values( 'record' );
	}

	/** @return array<string, string> What parts hold that nobody sees, by their keys: stored as what record() has. */
	public function hiddenParts(): array {
		return $this->values( 'hiddenParts' );
	}

	/** @return array<string, string> */
	private function values( string $list ): array {
		$values = array();
		foreach ( $this->data->list( $list ) as $part ) {
			$values[ $part->string( 'id' ) ] = $part->string( 'value' );
		}
		return $values;
	}
}
