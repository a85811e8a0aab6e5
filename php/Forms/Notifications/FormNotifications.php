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
use Atoll\Platform\SiteLanguage;

/** Queues a form's notifications together with the entry they are about, and again when somebody asks for it. */
final class FormNotifications implements TransactionListener {

	private const SPAM = 'spam';

	public function __construct(
		private MailQueue $mailQueue,
		private NotificationComposer $composer,
		private FormEngine $engine,
		private StoredAnswers $answers,
		private FormRepository $forms
	) {}

	/** None for spam. Should it turn out to be none, {@see sendFor()} queues them. */
	public function beforeCommit( Entry $entry, Form $form, Submission $submission ): void {
		if ( self::SPAM !== $entry->status ) {
			$this->queue( $form, $entry, $this->onSubmission( $form ), static fn( MailMessage $message ) => $message );
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
		$form   = $this->forms->findVersion( $entry->formNumber, $entry->formVersion );
		$chosen = static fn( FormNotification $notification ) => in_array(
			$notification->id(),
			$notificationIds,
			true
		);
		return null === $form ? 0 : $this->queue(
			$form,
			$entry,
			array() === $notificationIds ? $this->onSubmission( $form ) : $chosen,
			static fn( MailMessage $message ) => $message->unbounded()
		);
	}

	/** @return \Closure( FormNotification, Answers ): bool */
	private function onSubmission( Form $form ): \Closure {
		return fn( FormNotification $notification, Answers $answers ) => $notification->isSentOnSubmission()
			&& (
				array() === $notification->conditionalLogic()
				|| $this->engine->holds( $form, $answers, $notification->conditionalLogic() )
			);
	}

	/**
	 * @param Form                                    $form     As the entry was sent with.
	 * @param callable( FormNotification, Answers ): bool $isChosen
	 * @param \Closure( MailMessage ): MailMessage            $change   What becomes of each before it waits.
	 */
	private function queue( Form $form, Entry $entry, callable $isChosen, \Closure $change ): int {
		$answers = $this->answers->of( $form, $entry );
		$queued  = 0;
		foreach ( $this->of( $form ) as $notification ) {
			if ( ! $isChosen( $notification, $answers ) ) {
				continue;
			}
			// None for nobody to send to: a field that was left empty, or routing of which no rule holds.
			$messages = SiteLanguage::in(
				fn(): array => $this->composer->messages( $notification, $form, $answers, $entry )
			);
			foreach ( $messages as $message ) {
				$this->mailQueue->queue( $change( $message ), $entry->id, $form->id() );
				++$queued;
			}
		}
		return $queued;
	}

	/** @return list<FormNotification> */
	private function of( Form $form ): array {
		$notifications = $form->notifications();
		return array() === $notifications
			? array( FormNotification::standard( $form ) )
			: array_map( FormNotification::from( ... ), $notifications );
	}
}
