<?php

declare( strict_types=1 );

namespace Atoll\Forms\Rules;

final class Rules {

	/** @param array<string, Rule> $rules By their names in the contract. */
	public function __construct( private array $rules ) {}

	public static function standard(): self {
		return new self(
			array(
				'maxLength' => new MaxLength(),
				'pattern'   => new Pattern(),
				'min'       => new Min(),
				'max'       => new Max(),
				'offered'   => new Offered(),
			)
		);
	}

	public function named( string $name ): Rule {
		return $this->rules[ $name ] ?? throw new \LogicException( "No rule \"{$name}\": add it to Rules::standard()." );
	}
}
