<?php

declare( strict_types=1 );

namespace Atoll\Forms\Notifications;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\FormAnswers\AnswerValue;
use Atoll\Engine\Formats\AddressList;
use Atoll\Engine\FormEngine;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\MergeTags\MergeTagFormat;
use Atoll\Forms\MergeTags\MergeTags;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\RateLimits\MailboxKey;

/** Recipients of a notification. An answer can be an address, but never more than one, and never a header. */
final class NotificationRecipients {

	public function __construct( private MergeTags $tags, private FormEngine $engine ) {}

	/** @return list<string> */
	public function resolve( FormNotification $notification, Form $form, Answers $answers, Entry $entry ): array {
		return $this->addresses( $this->template( $notification, $form, $answers ), $form, $answers, $entry );
	}

	/**
	 * Returns recipients, of copies too, whose addresses the sender may have invented, in an answer or for their
	 * account, and who may never have heard of this site. Leaves out the proven address of the logged-in sender. Empty
	 * if staff fill in the form for somebody.
	 *
	 * @return list<string>
	 */
	public function addressesFromAnswers(
		FormNotification $notification,
		Form $form,
		Answers $answers,
		Entry $entry
	): array {
		$to          = $this->template( $notification, $form, $answers );
		$template    = implode( ',', array( $to, $notification->text( 'cc' ), $notification->text( 'bcc' ) ) );
		$ofEditor    = $this->addresses(
			$template, $form, $this->editorsAnswers( $form, $answers ), $entry->withoutSender()
		);
		$fromAnswers = array_diff( $this->addresses( $template, $form, $answers, $entry ), $ofEditor );
		return array_values(
			array_filter( $fromAnswers, fn( string $address ) => ! $this->isTrusted( $address, $entry->createdBy ) )
		);
	}

	/**
	 * Whether these recipients are nobody but the logged-in sender, at a proven address.
	 *
	 * @param list<string> $to
	 */
	public function areOnlySender( array $to, Entry $entry ): bool {
		$sender = $entry->createdBy > 0 ? get_userdata( $entry->createdBy ) : false;
		return false !== $sender
			&& array( strtolower( $sender->user_email ) ) === array_map( 'strtolower', $to )
			&& $this->isTrusted( $to[0], $entry->createdBy );
	}

	/**
	 * Returns each mailbox once, as it is first written, because two questions may have the same address as their
	 * answer.
	 *
	 * @param list<string> $addresses
	 * @return list<string>
	 */
	public function once( array $addresses ): array {
		$byMailbox = array();
		foreach ( $addresses as $address ) {
			$byMailbox[ MailboxKey::normalise( $address ) ] ??= $address;
		}
		return array_values( $byMailbox );
	}

	/** Returns the answers whose text comes from an editor, without those that a visitor can invent. */
	private function editorsAnswers( Form $form, Answers $answers ): Answers {
		$untouched = $this->engine->initial( $form );
		$isEditors = static function ( int|string $key ) use ( $form, $answers, $untouched ): bool {
			$field = $form->field( (int) $key );
			$value = $answers->value( (int) $key );
			return null !== $field && (
				$field->isChosen()
					? array() === array_diff( AnswerValue::texts( $value ), array_column( $field->choices, 'value' ) )
					: $field->isHiddenInput() && $untouched->value( $field->id ) === $value
			);
		};
		return $this->engine->fromEntry(
			$form, array_filter( $answers->toEntry(), $isEditors, ARRAY_FILTER_USE_KEY )
		);
	}

	/**
	 * Whether a sender may have mail sent to an address: staff to any, others to their own if it is proven. Users who
	 * may edit their own account, as all but clients may, change its address over WordPress' REST API without
	 * confirming it.
	 *
	 * @param int $sender User id; 0 for an anonymous visitor.
	 */
	private function isTrusted( string $address, int $sender ): bool {
		$user = 0 === $sender ? false : get_userdata( $sender );
		if ( false === $user || user_can( $user, Capabilities::EDIT_ENTRIES ) ) {
			return false !== $user;
		}
		return MailboxKey::normalise( $user->user_email ) === MailboxKey::normalise( $address )
			&& ! user_can( $user, 'edit_user', $sender );
	}

	private function template( FormNotification $notification, Form $form, Answers $answers ): string {
		return implode(
			',',
			match ( $notification->toType() ) {
				'field'   => array( '{:' . ( $notification->text( 'toField' ) ?: $notification->text( 'to' ) ) . '}' ),
				'routing' => $this->routedAddresses( $notification, $form, $answers ),
				default   => array( $notification->text( 'to' ) ),
			}
		);
	}

	/**
	 * Returns the addresses in an editor's text, separated by commas. Merge tags are filled in for each one separately.
	 *
	 * @return list<string>
	 */
	public function addresses( string $template, Form $form, Answers $answers, Entry $entry ): array {
		$filled = array_map(
			fn( string $address ) => trim(
				$this->tags->fill( $address, MergeTagFormat::Text, $form, $answers, $entry )
			),
			AddressList::split( $template )
		);
		return array_values( array_filter( $filled, static fn( string $address ) => false !== is_email( $address ) ) );
	}

	/** @return list<string> */
	private function routedAddresses( FormNotification $notification, Form $form, Answers $answers ): array {
		$matchingRules = array_filter(
			$notification->routing(),
			// A rule without a readable condition never applies.
			fn( JsonData $rule ) => $rule->has( 'conditionalLogic' )
				&& $this->engine->holds( $form, $answers, $rule->array( 'conditionalLogic' ) )
		);
		return array_values( array_map( static fn( JsonData $rule ) => $rule->string( 'email' ), $matchingRules ) );
	}
}
