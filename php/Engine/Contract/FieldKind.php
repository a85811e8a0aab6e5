<?php

declare( strict_types=1 );

namespace Atoll\Engine\Contract;

/** A kind of field, as contract/schema/kind.schema.json describes it, in the site's language. */
final class FieldKind {

	/** Default delay from the last key press until an answer is checked, in milliseconds (spec 9). */
	private const DELAY = 400;

	public readonly string $name;
	public readonly string $title;
	public readonly string $shape;
	public readonly string $control;
	/** Where it is printed: `grid` or `actions`. */
	public readonly string $place;
	public readonly string $allow;
	/** Whether the answer is an email address. */
	public readonly bool $isEmailAddress;
	/** What an answer says about the sender: name, email, website or nothing. */
	public readonly string $tells;
	/** Whether it is a review of earlier answers, which is on a page of its own. */
	public readonly bool $showsAnswers;
	/** Whether its markup depends on the date. */
	public readonly bool $changesDaily;
	public readonly string $required;
	/** Format of an answer, as people write it, such as dd/mm/yyyy. */
	public readonly string $formatString;
	public readonly int $delay;
	/** @var array<string, int> Names of the settings that an editor can change, as keys. */
	private array $settings;
	private JsonData $defaults;
	private JsonData $options;
	/** @var list<JsonData> */
	private array $variants;
	/** @var array<string, self> The kind combined with its matching variants, by the variants' indexes. */
	private array $combined = array();
	/** @var array<string, list<JsonData>> Lists that were read, by name, as every field of the kind reads them. */
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
	 * Returns the kind for a field's settings: properties of matching variants replace those of the kind.
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

	/** Whether an editor can change the setting. */
	public function hasSetting( string $name ): bool {
		return isset( $this->settings[ $name ] );
	}

	/** Returns the value of a setting that was left empty. */
	public function defaultOf( string $setting ): string {
		return $this->defaults->string( $setting );
	}

	/** @return list<string> Possible values of a setting; empty if any value is possible. */
	public function optionsOf( string $setting ): array {
		return array_values( $this->options->strings( $setting ) );
	}

	/**
	 * @return array<string, mixed> Properties that all its fields have in a form, whatever their settings; without
	 * those that are empty or false.
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

	/** @return list<string> File extensions that a field accepts by default. */
	public function accepts(): array {
		return array_values( $this->data->strings( 'accepts' ) );
	}

	/** Returns its counterpart in Gravity Forms: `type` or `travelsAs`, and optional details. */
	public function gravity(): JsonData {
		return $this->data->map( 'gravity' );
	}

	/** @return list<JsonData> Parts of the form island that it needs; each has `part` and optionally `when`. */
	public function parts(): array {
		return $this->list( 'parts' );
	}

	/** @return array<string, mixed> HTML attributes of its input. */
	public function attributes(): array {
		return $this->data->array( 'input' );
	}

	/** @return list<JsonData> Each has `rule` and `message`, and optionally `when`, `from` and parameters. */
	public function rules(): array {
		return $this->list( 'rules' );
	}

	/** Returns the first rule with this name; null if the kind has none. */
	public function rule( string $name ): ?JsonData {
		foreach ( $this->rules() as $rule ) {
			if ( $name === $rule->string( 'rule' ) ) {
				return $rule;
			}
		}
		return null;
	}

	/** Returns the message of a rule; empty if the kind does not have it. */
	public function ruleMessage( string $name ): string {
		return $this->rule( $name )?->string( 'message' ) ?? '';
	}

	/** @return list<JsonData> Hints on how to answer; each has `hint`, and optionally `when` and `from`. */
	public function hints(): array {
		return $this->list( 'hints' );
	}

	/** @return list<JsonData> Its parts; each has `part`, `number`, `label`, `message` and `columnSpan`. */
	public function inputs(): array {
		return $this->list( 'inputs' );
	}

	/** @return list<JsonData> Its parts, and then those of each variant. */
	public function everyInput(): array {
		$variants = array_map(
			static fn( JsonData $variant ) => $variant->list( 'inputs' ),
			$this->variants
		);
		return array_merge( $this->inputs(), ...$variants );
	}

	/** @return list<JsonData> Characters that an input accepts; each has `class`, optionally `when` and `inputmode`. */
	public function characters( string $name ): array {
		return $this->data->map( 'characters' )->list( $name );
	}

	/** Returns the layout of its parts in texts for people. */
	public function display(): string {
		return $this->data->string( 'display' );
	}

	/** Returns the message for more rows than it accepts. */
	public function tooMany(): string {
		return $this->data->string( 'tooMany' );
	}

	/** @return list<JsonData> Choices that the kind fixes; each has `value` and `textFrom`. */
	public function choices(): array {
		return $this->list( 'choices' );
	}

	/** @return list<JsonData> What is stored along with an answer; each has `part` and `from`. */
	public function record(): array {
		return $this->list( 'record' );
	}
}
