<?php

declare( strict_types=1 );

namespace Atoll\PlainPost;

use Atoll\Entries\Judgement;
use Atoll\Forms\Answers;
use Atoll\Forms\Engine;
use Atoll\Forms\Form;
use Atoll\Forms\MalformedAnswer;

/** The form that this request sent without success, until the page prints it again. */
final class PostedForms {

	private int $number = 0;

	/** @var array<int|string, mixed> */
	private array $body = array();

	private ?Judgement $judgement = null;
	private string $alert         = '';

	public function __construct( private Engine $engine ) {}

	/** The answers need mending. */
	public function reject( Judgement $judgement ): void {
		$this->number    = $judgement->form->id();
		$this->judgement = $judgement;
	}

	/**
	 * The answers could not be taken, whatever they are.
	 *
	 * @param array<int|string, mixed> $body  As far as it could be read.
	 * @param string                   $alert What happened and what to do, plain text.
	 */
	public function fail( int $number, array $body, string $alert ): void {
		$this->number = $number;
		$this->body   = $body;
		$this->alert  = $alert;
	}

	public function has( int $number ): bool {
		return $number > 0 && $number === $this->number;
	}

	/** @return array<int, string> Field id => message. */
	public function messages( int $number ): array {
		return $this->has( $number ) && null !== $this->judgement ? $this->judgement->messages : array();
	}

	/** @return array<string, string> Input id => message. */
	public function inputMessages( int $number ): array {
		return $this->has( $number ) && null !== $this->judgement ? $this->judgement->inputMessages : array();
	}

	public function alert( int $number ): ?string {
		return $this->has( $number ) && '' !== $this->alert ? $this->alert : null;
	}

	/** What was typed, as much of it as can be shown; null when this form was not sent. */
	public function answers( Form $form ): ?Answers {
		if ( ! $this->has( $form->id() ) ) {
			return null;
		}
		return null !== $this->judgement ? $this->judgement->answers : $this->readable( $form );
	}

	/** Leaves out one answer after another that cannot be read, so that the others are not lost with it. */
	private function readable( Form $form ): Answers {
		$body = $this->body;
		while ( true ) {
			try {
				return $this->engine->answers( $form, $body );
			} catch ( MalformedAnswer $malformed ) {
				$before = count( $body );
				unset( $body[ $malformed->inputName ] );
				$body = count( $body ) === $before ? array() : $body;
			}
		}
	}
}
