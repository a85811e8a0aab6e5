<?php

declare( strict_types=1 );

namespace Atoll\Forms\Shapes;

use Atoll\Forms\Field;

final class Shapes {

	/** @param array<string, Shape> $shapes By their names in the contract. */
	public function __construct( private array $shapes ) {}

	public static function standard(): self {
		return new self(
			array(
				'text'    => new Text(),
				'choice'  => new Choice(),
				'choices' => new Choices(),
				'parts'   => new Parts(),
				'rows'    => new Rows(),
				'selection' => new Selection(),
				'date'      => new Date(),
				'time'      => new Time(),
				'secret'    => new Secret(),
				'token'     => new Token(),
				'files'     => new Files(),
				'none'    => new None(),
			)
		);
	}

	public function of( Field $field ): Shape {
		return $this->named( $field->shape );
	}

	public function named( string $name ): Shape {
		return $this->shapes[ $name ] ?? throw new \LogicException( "No shape \"{$name}\": add it to Shapes::standard()." );
	}
}
