<?php

declare( strict_types=1 );

namespace Atoll\Mail;

use Atoll\Entries\Entry;
use Atoll\Entries\Participant;
use Atoll\Entries\StoredAnswers;
use Atoll\Entries\Submission;
use Atoll\Forms\Answers;
use Atoll\Forms\Engine;
use Atoll\Forms\Form;
use Atoll\FormStore\FormRepository;

/** Queues a form's notifications together with the entry they tell of, and again when somebody asks for it. */
final class Notifications implements Participant {

	private const SPAM = 'spam';

	public function __construct( private Outbox $outbox, private Composer $composer, private Engine $engine, private StoredAnswers $answers, private FormRepository $forms ) {}

	/** Nobody is told of spam. Should it turn out to be none, {@see sendFor()} does. */
	public function join( Entry $entry, Form $form, Submission $submission ): void {
		if ( self::SPAM !== $entry->status ) {
			$this->onSubmission( $form, $entry, $form );
		}
	}

	/**
	 * An entry's notifications once more, or for the first time.
	 *
	 * @param list<string> $notificationIds Those that a person chose, whatever their conditions say; none means all that a submission sends.
	 * @return int How many mails wait now.
	 * @throws \Atoll\Trouble\StorageFailed
	 */
	public function sendFor( Entry $entry, array $notificationIds = array() ): int {
		$present = $this->forms->findVersion( $entry->formNumber, $entry->formVersion );
		$sentAs  = $this->forms->findVersion( $entry->formNumber, $entry->formVersion );
		if ( null === $present || null === $sentAs ) {
			return 0;
		}
		return array() === $notificationIds ? $this->onSubmission( $sentAs, $entry, $present ) : $this->queue(
			$sentAs,
			$entry,
			$present,
			static fn( Notification $notification ) => in_array( $notification->id(), $notificationIds, true )
		);
	}

	private function onSubmission( Form $form, Entry $entry, Form $present ): int {
		return $this->queue(
			$form,
			$entry,
			$present,
			fn( Notification $notification, Answers $answers ) => $notification->isSentOnSubmission()
				&& ( array() === $notification->conditionalLogic() || $this->engine->holds( $form, $answers, $notification->conditionalLogic() ) )
		);
	}

	/**
	 * @param Form                                  $form     As the entry was sent with.
	 * @param Form                                  $present  Says who is told now.
	 * @param callable( Notification, Answers ): bool $isChosen
	 */
	private function queue( Form $form, Entry $entry, Form $present, callable $isChosen ): int {
		$answers = $this->answers->of( $form, $entry );
		$queued  = 0;
		foreach ( $this->of( $present ) as $notification ) {
			$message = $isChosen( $notification, $answers ) ? $this->composer->compose( $notification, $form, $answers, $entry ) : null;
			// Nobody to send to: a field that was left empty, or routing of which no rule holds.
			if ( null !== $message && array() !== $message->to ) {
				$this->outbox->queue( $message, $entry->id, $form->id() );
				++$queued;
			}
		}
		return $queued;
	}

	/** @return list<Notification> */
	private function of( Form $form ): array {
		$own = $form->notifications();
		return array() === $own ? array( Notification::standard() ) : array_map( Notification::from( ... ), $own );
	}
}
