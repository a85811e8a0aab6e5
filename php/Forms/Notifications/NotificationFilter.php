<?php

declare( strict_types=1 );

namespace Atoll\Forms\Notifications;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Form;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Mail\MailMessage;
use Atoll\Platform\Errors\ErrorLog;

/** Applies the filter `atoll_notification` to mail before it is queued. Created only if the filter has callbacks. */
final class NotificationFilter {

	/**
	 * @param string $id The notification's id; empty if it has none.
	 * @return MailMessage Without recipients if the filter removed all of them.
	 */
	public function message( MailMessage $composed, string $id, Entry $entry, Form $form ): MailMessage {
		$mail     = array(
			'to'       => $composed->to,
			'subject'  => $composed->subject,
			'html'     => $composed->html,
			'text'     => $composed->text,
			'reply_to' => $composed->headers['reply_to'] ?? array(),
			'cc'       => $composed->headers['cc'] ?? array(),
			'bcc'      => $composed->headers['bcc'] ?? array(),
		);
		$filtered = JsonData::of( $this->filtered( $mail, $id, $entry, $form ) );
		$to       = $this->addresses( $filtered, 'to', $mail['to'] );
		$message  = new MailMessage(
			$to,
			$filtered->string( 'subject', $mail['subject'] ),
			$filtered->string( 'html', $mail['html'] ),
			$filtered->string( 'text', $mail['text'] ),
			array(
				'reply_to' => $this->addresses( $filtered, 'reply_to', $mail['reply_to'] ),
				'cc'       => $this->addresses( $filtered, 'cc', $mail['cc'] ),
				'bcc'      => $this->addresses( $filtered, 'bcc', $mail['bcc'] ),
			),
			$composed->fromName,
			bounded: $composed->bounded,
			// With other recipients, it is sent as filtered, not to the address that the user has by then.
			toUser: $to === $mail['to'] ? $composed->toUser : 0
		);
		return array() === $message->to ? $message->withoutRecipients( array() ) : $message;
	}

	/**
	 * Catches errors, because a failing callback must not lose the entry, nor the mail about it.
	 *
	 * @param array{
	 *     to: list<string>, subject: string, html: string, text: string,
	 *     reply_to: list<string>, cc: list<string>, bcc: list<string>
	 * } $mail
	 */
	private function filtered( array $mail, string $id, Entry $entry, Form $form ): mixed {
		try {
			/**
			 * Filters the mail of a notification before it is queued, in the transaction of its entry.
			 *
			 * @param array<string, string|list<string>> $mail `to`, `subject`, `html`, `text`, `reply_to`, `cc`, `bcc`.
			 * @param string                             $id   The notification's id; empty if it has none.
			 * @param Entry                              $entry
			 * @param Form                               $form
			 */
			return apply_filters( 'atoll_notification', $mail, $id, $entry, $form );
		} catch ( \Throwable $fault ) {
			( new ErrorLog() )->write( $fault, 'a filter of a notification' );
			return $mail;
		}
	}

	/**
	 * @param list<string> $before Returned if the filter returns no list, or a list with no valid address.
	 * @return list<string>
	 */
	private function addresses( JsonData $filtered, string $name, array $before ): array {
		$addresses = MailMessage::addresses( $filtered->strings( $name ) );
		return array() === $addresses && array() !== $filtered->get( $name ) ? $before : $addresses;
	}
}
