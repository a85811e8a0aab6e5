<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Form;

use Atoll\Engine\Compiling\FormProblems\ProblemList;
use Atoll\Engine\Compiling\FormProblems\ProblemSubject;
use Atoll\Engine\Contract\JsonData;

/** What would keep a notification from reaching anybody, said while its editor is at work on it. */
final class NotificationCheck {

	/** A merge tag of a field; the first group is its id. */
	private const TAG = '~\{[^{}]*:([1-9][0-9]*)(?:\.[1-9][0-9]*)?(?::[^{}:]*)?\}~';

	/** Settings that take addresses beside the recipients. */
	private const COPIES = array( 'cc', 'bcc', 'replyTo' );

	/** @param list<int> $fields Ids of the form's fields. */
	public function __construct( private array $fields, private ProblemList $problems ) {}

	/** @param JsonData $notification As an editor left it. One that is switched off bothers nobody. */
	public function check( JsonData $notification, ProblemSubject $subject ): void {
		if (
			! $notification->bool( 'isActive', true )
				|| 'form_submission' !== $notification->string( 'event', 'form_submission' )
		) {
			return;
		}
		match ( $notification->string( 'toType' ) ) {
			'field'   => $this->field( $notification, $subject ),
			'routing' => $this->routing( $notification->list( 'routing' ), $subject ),
			'hidden'  => null,
			default   => $this->addresses( $notification->string( 'to' ), 'notificationNobody', $subject ),
		};
		foreach ( self::COPIES as $setting ) {
			$this->each( $this->split( $notification->string( $setting ) ), $subject );
		}
	}

	private function field( JsonData $notification, ProblemSubject $subject ): void {
		$id = $notification->string( 'toField' ) ?: $notification->string( 'to' );
		if ( '' === $id ) {
			$this->problems->add( 'notificationNobody', $subject );
		} elseif ( ! in_array( (int) $id, $this->fields, true ) ) {
			$this->problems->add( 'notificationFieldMissing', $subject, id: $id );
		}
	}

	/** @param list<JsonData> $rules */
	private function routing( array $rules, ProblemSubject $subject ): void {
		if ( array() === $rules ) {
			$this->problems->add( 'notificationNoRules', $subject );
		}
		foreach ( $rules as $index => $rule ) {
			$this->addresses( $rule->string( 'email' ), 'notificationRuleNobody', $subject, (string) ( $index + 1 ) );
		}
	}

	private function addresses( string $written, string $none, ProblemSubject $subject, string $position = '' ): void {
		$addresses = $this->split( $written );
		if ( array() === $addresses ) {
			$this->problems->add( $none, $subject, position: $position );
		}
		$this->each( $addresses, $subject );
	}

	/** @param list<string> $addresses */
	private function each( array $addresses, ProblemSubject $subject ): void {
		foreach ( $addresses as $address ) {
			if ( str_contains( $address, '{' ) ) {
				$this->tag( $address, $subject );
			} elseif ( false === filter_var( $address, FILTER_VALIDATE_EMAIL ) ) {
				$this->problems->add( 'notificationNotAddress', $subject, address: $address );
			}
		}
	}

	private function tag( string $address, ProblemSubject $subject ): void {
		if ( 1 === preg_match( self::TAG, $address, $found ) && ! in_array( (int) $found[1], $this->fields, true ) ) {
			$this->problems->add( 'notificationTagMissing', $subject, tag: $address, id: $found[1] );
		}
	}

	/** @return list<string> */
	private function split( string $written ): array {
		return array_values(
			array_filter( array_map( 'trim', explode( ',', $written ) ), static fn( string $one ) => '' !== $one )
		);
	}
}
