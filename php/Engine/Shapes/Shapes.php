<?php

declare( strict_types=1 );

namespace Atoll\Engine\Shapes;

use Atoll\Engine\Field;

final class Shapes {

	/** @var array<string, Shape> Made when a form asks for them: most pages need few, and many none. */
	private array $made = array();

	/** @param array<string, class-string<Shape>> $shapes By their names in the contract. */
	public function __construct( private array $shapes ) {}

	public static function standard(): self {
		return new self(
			array(
				'text'      => Text::class,
				'choice'    => Choice::class,
				'choices'   => Choices::class,
				'parts'     => Parts::class,
				'rows'      => Rows::class,
				'selection' => Selection::class,
				'date'      => Date::class,
				'time'      => Time::class,
				'secret'    => Secret::class,
				'token'     => Token::class,
				'files'     => Files::class,
				'none'      => None::class,
			)
		);
	}

	public function of( Field $field ): Shape {
		return $this->named( $field->shape );
	}

	public function has( string $name ): bool {
		return isset( $this->shapes[ $name ] );
	}

	public function named( string $name ): Shape {
		return $this->made[ $name ] ??= $this->make( $name );
	}

	private function make( string $name ): Shape {
		$class_name = $this->shapes[ $name ] ?? throw new \LogicException( "No shape \"{$name}\": add it to Shapes::standard()." );
		return new $class_name();
	}
}
