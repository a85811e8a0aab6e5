<?php

declare( strict_types=1 );

namespace Atoll\Engine\Definition;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Formats\NumberFormat;

/** A field of a compiled form (contract/schema/definition.schema.json, Field). */
final class Field {

	/** Highest id of a field; PHP and TypeScript can still count beyond it exactly. */
	public const HIGHEST_ID = 2147483647;

	public readonly int $id;
	public readonly string $kind;
	public readonly string $shape;
	public readonly string $control;
	public readonly string $place;
	public readonly int $page;
	public readonly string $label;
	public readonly bool $required;
	/** Whether the answer is an email address. */
	public readonly bool $isEmailAddress;
	/** What an answer says about the sender: name, email, website or nothing. */
	public readonly string $tells;
	/** Whether it is a review of the answers before it. */
	public readonly bool $showsAnswers;
	/** Message for a required field that is empty. */
	public readonly string $requiredMessage;
	/** Message for a required field with nothing but white space. */
	public readonly string $blankMessage;
	/** Message for more rows than the field accepts. */
	public readonly string $tooManyMessage;
	/** Maximum number of rows; 0 for no limit. */
	public readonly int $maxRows;
	/** @var non-empty-list<string> Titles of a row's cells; one empty title if there is a single column. */
	public readonly array $columns;
	/** Name of the query parameter that prefills the field; may be empty. */
	public readonly string $inputName;
	public readonly string $adminLabel;
	/** @var list<FieldInput> */
	public readonly array $inputs;
	/** @var list<Choice> */
	public readonly array $choices;
	/** @var list<FieldRule> */
	public readonly array $rules;

	/** @param JsonData $data The whole definition of the field, also what only the markup needs. */
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
		// A hidden input says nothing about the sender, even if a stored definition has a value.
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

	/** Whether it must not be left empty, as a whole or in one of its parts. */
	public function mustBeAnswered(): bool {
		return $this->required || in_array( true, array_column( $this->inputs, 'required' ), true );
	}

	/** Whether its answer is files: an answer has their ids; the uploads have their contents. */
	public function holdsFiles(): bool {
		return 'files' === $this->shape;
	}

	/** Whether its answer is validated and then discarded. */
	public function isSecret(): bool {
		return 'secret' === $this->shape;
	}

	/** Whether its answer is one number. */
	public function isNumber(): bool {
		return $this->data->has( 'numberFormat' );
	}

	/** Returns the format in which its number is typed; null if its answer is not a number. */
	public function numberFormat(): ?NumberFormat {
		return NumberFormat::tryFrom( $this->data->string( 'numberFormat' ) );
	}

	/** Whether its answer is one or several of its choices, whose texts are an editor's. */
	public function isChosen(): bool {
		return in_array( $this->shape, array( 'choice', 'choices', 'selection' ), true );
	}

	/** Whether its control is a hidden input. */
	public function isHiddenInput(): bool {
		return 'hidden' === $this->control;
	}

	/** Whether its answer is stored as a JSON list of the chosen values. */
	public function isList(): bool {
		return 'selection' === $this->shape;
	}

	/**
	 * Whether a rule or a formula can refer to an id: "3" for the whole field, "3.6" for one of its checkboxes or
	 * parts. Inputs that make up one answer together, such as those of a time, can only be referred to as a whole.
	 */
	public function answers( string $source ): bool {
		return (string) $this->id === $source || ! in_array( $this->shape, array( 'choices', 'parts' ), true )
			|| in_array( $source, array_column( $this->inputs, 'id' ), true );
	}

	/** Whether an entry can have a value of this field under a key: an answer, or what is stored along with it. */
	public function holds( string $key ): bool {
		$isOneAnswer = $this->isQuestion() && ! in_array( $this->shape, array( 'choices', 'parts' ), true );
		return ( $isOneAnswer && (string) $this->id === $key )
			|| in_array( $key, array_column( $this->inputs, 'id' ), true )
			|| isset( $this->record()[ $key ] );
	}

	/** Whether it is a submit button. */
	public function isSubmitButton(): bool {
		return 'submit' === $this->control;
	}

	/**
	 * Whether it hides with its page. A captcha moves to whichever page submits the form; otherwise an answer that
	 * hides the last page would bypass it.
	 */
	public function hidesWithPage(): bool {
		return 'token' !== $this->shape;
	}

	/** Whether it asks for an answer, unlike texts between fields and the submit button. */
	public function isQuestion(): bool {
		return 'none' !== $this->shape;
	}

	/** Whether entries store answers to it. They do not for captchas and for answers that are discarded. */
	public function isStored(): bool {
		return $this->isQuestion() && 'token' !== $this->shape && ! $this->isSecret();
	}

	/** @return array<string, string> What is stored along with an answer, by key in an entry. */
	public function record(): array {
		return $this->values( 'record' );
	}

	/** @return array<string, string> Values of hidden parts, by key in an entry; stored like record(). */
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
