<?php

declare( strict_types=1 );

namespace Atoll\Engine\Contract;

/** A kind of field, as contract/schema/kind.schema.json describes it, in the site's language. */
final class FieldKind {

	/** Milliseconds from the last key to the check (spec 9). */
	private const DELAY = 400;

	public readonly string $name;
	public readonly string $title;
	public readonly string $shape;
	public readonly string $control;
	/** `grid` or `actions`. */
	public readonly string $place;
	public readonly string $allow;
	/** Whether mail can be sent to what is answered. */
	public readonly bool $isEmailAddress;
	/** What an answer tells of whoever gives it: name, email, website or nothing. */
	public readonly string $tells;
	/** Whether it shows the answers before it, to be checked; it then stands on a page of its own. */
	public readonly bool $showsAnswers;
	/** Whether its markup depends on the day. */
	public readonly bool $changesDaily;
	public readonly string $required;
	/** What an answer looks like, as people write it. */
	public readonly string $formatString;
	public readonly int $delay;
	/** @var array<string, int> What an editor may set, as keys. */
	private array $settings;
	private JsonData $defaults;
	private JsonData $options;
	/** @var list<JsonData> */
	private array $variants;
	/** @var array<string, self> The kind with its matching variants, by their numbers. */
	private array $combined = array();
	/** @var array<string, list<JsonData>> Lists that were asked for, by name: every field of the kind asks for them. */
	private array $lists = array();

	public function __construct( private JsonData $data ) {
		$this->name           = $data->string( 'kind' );
		$this->title          = $data->string( 'title' );
		$this->shape          = $data->string( 'shape' );
		$this->control        = $data->string( 'control' );
		$this->place          = $data->string( 'place', 'grid' );
		$this->allow          = $data->string( 'allow' );
		$this->isEmailAddress = $data->bool( 'isEmailAddress' );
		$this->tells          = $data->string( 'tells' );
		$this->showsAnswers   = $data->bool( 'showsAnswers' );
		$this->changesDaily   = $data->bool( 'changesDaily' );
		$this->required       = $data->string( 'required' );
		$this->formatString   = $data->string( 'formatString' );
		$this->delay          = $data->int( 'delay', self::DELAY );
		$this->settings       = array_flip( array_values( $data->strings( 'settings' ) ) );
		$this->defaults       = $data->map( 'defaults' );
		$this->options        = $data->map( 'options' );
		$this->variants       = $data->list( 'variants' );
	}

	/**
	 * The kind for a field's settings: what matching variants say replaces what the kind says.
	 *
	 * @param callable( JsonData ): bool $holds Whether the settings meet a variant's `when`.
	 */
	public function forSettings( callable $holds ): self {
		$matching = array_filter(
			$this->variants,
			static fn( JsonData $variant ) => $holds( $variant->map( 'when' ) )
		);
		return array() === $matching
			? $this
			: $this->combined[ implode( ' ', array_keys( $matching ) ) ] ??= $this->withVariants( $matching );
	}

	/** @param array<JsonData> $variants */
	private function withVariants( array $variants ): self {
		$data = $this->data->all();
		foreach ( $variants as $variant ) {
			$data = array_diff_key( $variant->all(), array( 'when' => true ) ) + $data;
		}
		return new self( new JsonData( $data ) );
	}

	/** @return list<JsonData> */
	private function list( string $name ): array {
		return $this->lists[ $name ] ??= $this->data->list( $name );
	}

	/** Whether an editor may set it. */
	public function hasSetting( string $name ): bool {
		return isset( $this->settings[ $name ] );
	}

	/** What a setting is when it was left empty. */
	public function defaultOf( string $setting ): string {
		return $this->defaults->string( $setting );
	}

	/** @return list<string> What a setting may be; empty when that is free. */
	public function optionsOf( string $setting ): array {
		return array_values( $this->options->strings( $setting ) );
	}

	/**
	 * @return array<string, mixed> What all its fields tell their form, whatever their settings; without what is empty
	 * or false.
	 */
	public function facts(): array {
		return array_filter(
			array(
				'isEmailAddress' => $this->isEmailAddress,
				'showsAnswers'   => $this->showsAnswers,
				'tells'          => $this->tells,
				'accepts'        => $this->accepts(),
			)
		);
	}

	/** @return list<string> Endings of the files that it takes where a field names none. */
	public function accepts(): array {
		return array_values( $this->data->strings( 'accepts' ) );
	}

	/** What Gravity Forms knows it by: type or travelsAs, and perhaps more. */
	public function gravity(): JsonData {
		return $this->data->map( 'gravity' );
	}

	/** @return list<JsonData> Parts of the form island that it needs, each with part and perhaps when. */
	public function parts(): array {
		return $this->list( 'parts' );
	}

	/** @return array<string, mixed> Attributes of its input. */
	public function attributes(): array {
		return $this->data->array( 'input' );
	}

	/** @return list<JsonData> Each with rule, message, and perhaps when, from and parameters. */
	public function rules(): array {
		return $this->list( 'rules' );
	}

	/** The first of that name; null for a rule that it has not. */
	public function rule( string $name ): ?JsonData {
		foreach ( $this->rules() as $rule ) {
			if ( $name === $rule->string( 'rule' ) ) {
				return $rule;
			}
		}
		return null;
	}

	/** What is said where a rule does not hold; empty for a rule that it has not. */
	public function ruleMessage( string $name ): string {
		return $this->rule( $name )?->string( 'message' ) ?? '';
	}

	/** @return list<JsonData> How to answer, each with hint, and perhaps when and from. */
	public function hints(): array {
		return $this->list( 'hints' );
	}

	/** @return list<JsonData> Its parts, each with part, number, label, message and columnSpan. */
	public function inputs(): array {
		return $this->list( 'inputs' );
	}

	/** @return list<JsonData> Its parts under any settings, one after the other. */
	public function everyInput(): array {
		$variants = array_map(
			static fn( JsonData $variant ) => $variant->list( 'inputs' ),
			$this->variants
		);
		return array_merge( $this->inputs(), ...$variants );
	}

	/** @return list<JsonData> What may be typed into an input: each with class, and perhaps when and inputmode. */
	public function characters( string $name ): array {
		return $this->data->map( 'characters' )->list( $name );
	}

	/** How people read its parts. */
	public function display(): string {
		return $this->data->string( 'display' );
	}

	/** The message when it has more rows than it takes. */
	public function tooMany(): string {
		return $this->data->string( 'tooMany' );
	}

	/** @return list<JsonData> Choices that the kind fixes, each with value and textFrom. */
	public function choices(): array {
		return $this->list( 'choices' );
	}

	/** @return list<JsonData> What is stored beside an answer, each with part and from. */
	public function record(): array {
		return $this->list( 'record' );
	}
}
