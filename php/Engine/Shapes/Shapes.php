<?php

declare( strict_types=1 );

namespace Atoll\Engine\Shapes;

use Atoll\Engine\Definition\Field;

final class Shapes {

	/** @var array<string, Shape> Made on demand: most pages need few shapes, and many need none. */
	private array $instances = array();

	/** @param array<string, class-string<Shape>> $shapes By name in the contract. */
	public function __construct( private array $shapes ) {}

	public static function standard(): self {
		return new self(
			array(
				'text'      => TextShape::class,
				'choice'    => ChoiceShape::class,
				'choices'   => ChoicesShape::class,
				'parts'     => PartsShape::class,
				'rows'      => RowsShape::class,
				'selection' => SelectionShape::class,
				'date'      => DateShape::class,
				'time'      => TimeShape::class,
				'secret'    => SecretShape::class,
				'token'     => TokenShape::class,
				'files'     => FilesShape::class,
				'none'      => NoneShape::class,
			)
		);
	}

	public function forField( Field $field ): Shape {
		return $this->named( $field->shape );
	}

	public function has( string $name ): bool {
		return isset( $this->shapes[ $name ] );
	}

	public function named( string $name ): Shape {
		return $this->instances[ $name ] ??= $this->make( $name );
	}

	private function make( string $name ): Shape {
		$className = $this->shapes[ $name ]
			?? throw new \LogicException( "No shape \"{$name}\": add it to Shapes::standard()." );
		return new $className();
	}
}
