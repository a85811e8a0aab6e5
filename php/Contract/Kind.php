<?php

declare( strict_types=1 );

namespace Atoll\Contract;

/** A kind of field, as contract/schema/kind.schema.json describes it, in the site's language. */
final class Kind {

	/** Milliseconds from the last key to the check (spec 9). */
	private const DELAY = 400;

	public readonly string $name;
	public readonly string $title;
	public readonly string $shape;
	public readonly string $control;
	/** `grid` or `actions`. */
	public readonly string $place;
	public readonly string $allow;
	public readonly string $required;
	public readonly int $delay;
	/** @var array<string, int> What an editor may set, as keys. */
	private array $settings;

	public function __construct( private Data $data ) {
		$this->name     = $data->string( 'kind' );
		$this->title    = $data->string( 'title' );
		$this->shape    = $data->string( 'shape' );
		$this->control  = $data->string( 'control' );
		$this->place    = $data->string( 'place', 'grid' );
		$this->allow    = $data->string( 'allow' );
		$this->required = $data->string( 'required' );
		$this->delay    = $data->int( 'delay', self::DELAY );
		$this->settings = array_flip( array_values( $data->strings( 'settings' ) ) );
	}

	/** Whether an editor may set it. */
	public function hasSetting( string $name ): bool {
		return isset( $this->settings[ $name ] );
	}

	/** What a setting is when it was left empty. */
	public function defaultOf( string $setting ): string {
		return $this->data->map( 'defaults' )->string( $setting );
	}

	/** @return array<string, mixed> Attributes of its input. */
	public function attributes(): array {
		return $this->data->array( 'input' );
	}

	/** @return list<Data> Each with rule, message, and perhaps when, from and parameters. */
	public function rules(): array {
		return $this->data->list( 'rules' );
	}

	/** @return list<Data> Choices that the kind fixes, each with value and textFrom. */
	public function choices(): array {
		return $this->data->list( 'choices' );
	}

	/** @return list<Data> What is stored beside an answer, each with part and from. */
	public function record(): array {
		return $this->data->list( 'record' );
	}
}
