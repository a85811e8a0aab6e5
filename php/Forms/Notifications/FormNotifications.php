<?php

declare( strict_types=1 );

namespace Atoll\Forms\Notifications;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\FormEngine;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\StoredAnswers;
use Atoll\Forms\Mail\MailMessage;
use Atoll\Forms\Mail\Queue\MailQueue;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Submission\TransactionListener;

/** Queues a form's notifications in the transaction of their entry, and again on request. */
final class FormNotifications implements TransactionListener {

	public function __construct(
		private MailQueue $mailQueue,
		private NotificationComposer $composer,
		private FormEngine $engine,
		private StoredAnswers $answers,
		private FormRepository $forms
	) {}

	/** Queues no mail for spam. If the entry turns out not to be spam, {@see sendFor()} does. */
	public function beforeCommit( Entry $entry, Form $form, Submission $submission ): void {
		if ( Entry::SPAM === $entry->status ) {
			return;
		}
		foreach ( $this->messages( $form, $entry ) as $message ) {
			$this->mailQueue->queue( $message, $entry->id, $form->id() );
		}
	}

	/**
	 * Queues an entry's notifications on request, again or for the first time. The form version that the entry was sent
	 * with decides who gets them, because its conditions are about its own questions. Recipients of earlier mail get it
	 * again, so {@see \Atoll\Forms\Spam\SpamRelease} does not call this if mail was queued before.
	 *
	 * @param list<string> $notificationIds Notifications that a person has chosen, whatever their conditions; empty for
	 * all that a submission sends.
	 * @return int Number of mails that were queued.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function sendFor( Entry $entry, array $notificationIds = array() ): int {
		$form     = $this->forms->findVersionOrCurrent( $entry->formNumber, $entry->formVersion );
		$messages = null === $form ? array() : $this->messages( $form, $entry, $notificationIds );
		foreach ( $messages as $message ) {
			$this->mailQueue->queue( $message->unbounded(), $entry->id, $entry->formNumber );
		}
		return count( $messages );
	}

	/**
	 * Whether a submission with an entry's answers would send any mail. Queues nothing, but composes the mail, because
	 * callbacks on `atoll_notification` may change its recipients.
	 */
	public function areDue( Entry $entry ): bool {
		$form = $this->forms->findVersionOrCurrent( $entry->formNumber, $entry->formVersion );
		return null !== $form && array() !== $this->messages( $form, $entry );
	}

	/**
	 * @param Form         $form            The form version that the entry was sent with.
	 * @param list<string> $notificationIds As for {@see sendFor()}.
	 * @return list<MailMessage> Empty without recipients, for example if a field was left empty or no routing rule
	 * applies.
	 */
	private function messages( Form $form, Entry $entry, array $notificationIds = array() ): array {
		$answers  = $this->answers->read( $form, $entry );
		$messages = array();
		foreach ( FormNotification::allOf( $form ) as $notification ) {
			$isChosen = array() === $notificationIds
				? $this->isSentOnSubmission( $notification, $form, $answers )
				: in_array( $notification->id(), $notificationIds, true );
			if ( $isChosen ) {
				$composed = $this->composer->messages( $notification, $form, $answers, $entry );
				$messages = array( ...$messages, ...$this->filtered( $composed, $notification, $entry, $form ) );
			}
		}
		return $messages;
	}

	/**
	 * @param list<MailMessage> $messages
	 * @return list<MailMessage> The filtered messages, without those that callbacks have left without recipients.
	 */
	private function filtered( array $messages, FormNotification $notification, Entry $entry, Form $form ): array {
		if ( ! has_filter( 'atoll_notification' ) ) {
			return $messages;
		}
		$filter   = new NotificationFilter();
		$filtered = array_map(
			static fn( MailMessage $message ) => $filter->message( $message, $notification->id(), $entry, $form ),
			$messages
		);
		return array_values(
			array_filter( $filtered, static fn( MailMessage $message ) => array() !== $message->addressees() )
		);
	}

	private function isSentOnSubmission( FormNotification $notification, Form $form, Answers $answers ): bool {
		$condition = $notification->conditionalLogic();
		return $notification->isSentOnSubmission()
			&& ( array() === $condition || $this->engine->holds( $form, $answers, $condition ) );
	}
}
