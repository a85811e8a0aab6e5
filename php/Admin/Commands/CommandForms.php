<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

use Atoll\Forms\Definitions\Storage\FormRepository;

/** Forms named in a command, by number. */
final class CommandForms {

	public function __construct( private Console $console, private FormRepository $forms ) {}

	/** @return list<array{number: int, title: string, status: string}> Newest first. */
	public function list(): array {
		return $this->console->orFail( $this->forms->list( ... ) );
	}

	/**
	 * @param list<string> $args
	 * @return list<int> All forms if none is named. Ends the command if a form does not exist.
	 */
	public function numbers( array $args ): array {
		if ( array() === $args ) {
			return array_column( array_reverse( $this->list() ), 'number' );
		}
		$numbers = array_map( $this->number( ... ), $args );
		array_map( $this->requireForm( ... ), $numbers );
		return $numbers;
	}

	/** Ends the command if the text is not the number of a form. */
	public function number( string $text ): int {
		if ( ! ctype_digit( $text ) ) {
			/* translators: %s: what was typed. */
			$this->console->fail( sprintf( __( 'There is no form %s: numbers are whole.', 'atoll' ), $text ) );
		}
		return (int) $text;
	}

	public function requireForm( int $number ): void {
		if ( null === $this->console->orFail( fn() => $this->forms->findAny( $number ) ) ) {
			/* translators: %d: number of a form. */
			$this->console->fail( sprintf( __( 'There is no form %d.', 'atoll' ), $number ) );
		}
	}
}
