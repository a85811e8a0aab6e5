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

/** Queues a form's notifications together with the entry they are about, and again when somebody asks for it. */
final class FormNotifications implements TransactionListener {

	public function __construct(
		private MailQueue $mailQueue,
		private NotificationComposer $composer,
		private FormEngine $engine,
		private StoredAnswers $answers,
		private FormRepository $forms
	) {}

	/** None for spam. Should it turn out to be none, {@see sendFor()} queues them. */
	public function beforeCommit( Entry $entry, Form $form, Submission $submission ): void {
		if ( Entry::SPAM === $entry->status ) {
			return;
		}
		foreach ( $this->messages( $form, $entry ) as $message ) {
			$this->mailQueue->queue( $message, $entry->id, $form->id() );
		}
	}

	/**
	 * An entry's notifications once more, or for the first time, because somebody asks for it. The version of
	 * the form that was sent says to whom: its conditions ask about its own questions.
	 * Recipients of an earlier one get it again, so {@see \Atoll\Forms\Spam\SpamRelease} does not ask for any where
	 * mail was queued before.
	 *
	 * @param list<string> $notificationIds Those that a person chose, whatever their conditions say; none means all
	 * that a submission sends.
	 * @return int How many mails wait now.
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
	 * Whether a submission with an entry's answers tells anybody of it: nothing is queued, but whom it tells is known
	 * only of composed mail that code of the site has seen.
	 */
	public function areDue( Entry $entry ): bool {
		$form = $this->forms->findVersionOrCurrent( $entry->formNumber, $entry->formVersion );
		return null !== $form && array() !== $this->messages( $form, $entry );
	}

	/**
	 * @param Form         $form            As the entry was sent with.
	 * @param list<string> $notificationIds As {@see sendFor()} takes them.
	 * @return list<MailMessage> None for nobody to send to: a field that was left empty, or routing of which no rule
	 * holds.
	 */
	private function messages( Form $form, Entry $entry, array $notificationIds = array() ): array {
		$answers  = $this->answers->of( $form, $entry );
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
	 * @return list<MailMessage> Without those whose recipients code of the site took out.
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
