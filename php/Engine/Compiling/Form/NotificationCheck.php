<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Form;

use Atoll\Engine\Compiling\FormProblems\ProblemList;
use Atoll\Engine\Compiling\FormProblems\ProblemSubject;
use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Formats\AddressList;
use Atoll\Engine\Formats\FieldTag;

/** Reports what would keep a notification from reaching anybody, while an editor is working on it. */
final class NotificationCheck {

	/** Settings with addresses other than the recipients'. */
	private const COPIES = array( 'cc', 'bcc', 'replyTo' );

	/** @param list<int> $fields Ids of the form's fields. */
	public function __construct( private array $fields, private ProblemList $problems ) {}

	/** @param JsonData $notification As an editor saved it. One that is switched off is not checked. */
	public function check( JsonData $notification, ProblemSubject $subject ): void {
		if (
			! $notification->bool( 'isActive', true )
				|| 'form_submission' !== $notification->string( 'event', 'form_submission' )
		) {
			return;
		}
		match ( $notification->string( 'toType' ) ) {
			'field'   => $this->checkField( $notification, $subject ),
			'routing' => $this->checkRouting( $notification->list( 'routing' ), $subject ),
			'hidden'  => null,
			default   => $this->checkRecipients( $notification->string( 'to' ), 'notificationNobody', $subject ),
		};
		foreach ( self::COPIES as $setting ) {
			$this->checkAddresses( AddressList::split( $notification->string( $setting ) ), $subject );
		}
	}

	private function checkField( JsonData $notification, ProblemSubject $subject ): void {
		$id = $notification->string( 'toField' ) ?: $notification->string( 'to' );
		if ( '' === $id ) {
			$this->problems->report( 'notificationNobody', $subject );
		} elseif ( ! in_array( (int) $id, $this->fields, true ) ) {
			$this->problems->report( 'notificationFieldMissing', $subject, id: $id );
		}
	}

	/** @param list<JsonData> $rules */
	private function checkRouting( array $rules, ProblemSubject $subject ): void {
		if ( array() === $rules ) {
			$this->problems->report( 'notificationNoRules', $subject );
		}
		foreach ( $rules as $index => $rule ) {
			$this->checkRecipients(
				$rule->string( 'email' ),
				'notificationRuleNobody',
				$subject,
				(string) ( $index + 1 )
			);
		}
	}

	private function checkRecipients(
		string $list,
		string $problemIfEmpty,
		ProblemSubject $subject,
		string $position = ''
	): void {
		$addresses = AddressList::split( $list );
		if ( array() === $addresses ) {
			$this->problems->report( $problemIfEmpty, $subject, position: $position );
		}
		$this->checkAddresses( $addresses, $subject );
	}

	/** @param list<string> $addresses */
	private function checkAddresses( array $addresses, ProblemSubject $subject ): void {
		foreach ( $addresses as $address ) {
			if ( str_contains( $address, '{' ) ) {
				$this->checkTag( $address, $subject );
			} elseif ( false === filter_var( $address, FILTER_VALIDATE_EMAIL ) ) {
				$this->problems->report( 'notificationNotAddress', $subject, address: $address );
			}
		}
	}

	private function checkTag( string $address, ProblemSubject $subject ): void {
		$id = 1 === preg_match( '~' . FieldTag::PATTERN . '~', $address, $found ) ? (int) $found['field'] : null;
		if ( null !== $id && ! in_array( $id, $this->fields, true ) ) {
			$this->problems->report( 'notificationTagMissing', $subject, tag: $address, id: (string) $id );
		}
	}
}
