<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail;

use Atoll\Engine\Answers;
use Atoll\Engine\Engine;
use Atoll\Engine\Form;
use Atoll\Forms\Definitions\FormRepository;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Participant;
use Atoll\Forms\Entries\StoredAnswers;
use Atoll\Forms\Entries\Submission;

/** Queues a form's notifications together with the entry they tell of, and again when somebody asks for it. */
final class Notifications implements Participant {

	private const SPAM = 'spam';

	public function __construct( private Outbox $outbox, private Composer $composer, private Engine $engine, private StoredAnswers $answers, private FormRepository $forms ) {}

	/** Nobody is told of spam. Should it turn out to be none, {@see sendFor()} does. */
	public function join( Entry $entry, Form $form, Submission $submission ): void {
		if ( self::SPAM !== $entry->status ) {
			$this->onSubmission( $form, $entry, $form, static fn( Message $message ) => $message );
		}
	}

	/**
	 * An entry's notifications once more, or for the first time.
	 *
	 * @param list<string> $notificationIds Those that a person chose, whatever their conditions say; none means all that a submission sends.
	 * @return int How many mails wait now.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function sendFor( Entry $entry, array $notificationIds = array() ): int {
		$present = $this->forms->findVersion( $entry->formNumber, $entry->formVersion );
		$sentAs  = $this->forms->findVersion( $entry->formNumber, $entry->formVersion );
		if ( null === $present || null === $sentAs ) {
			return 0;
		}
		$asked = static fn( Message $message ) => $message->unbounded();
		return array() === $notificationIds ? $this->onSubmission( $sentAs, $entry, $present, $asked ) : $this->queue(
			$sentAs,
			$entry,
			$present,
			$asked,
			static fn( Notification $notification ) => in_array( $notification->id(), $notificationIds, true )
		);
	}

	/** @param \Closure( Message ): Message $change What becomes of each before it waits. */
	private function onSubmission( Form $form, Entry $entry, Form $present, \Closure $change ): int {
		return $this->queue(
			$form,
			$entry,
			$present,
			$change,
			fn( Notification $notification, Answers $answers ) => $notification->isSentOnSubmission()
				&& ( array() === $notification->conditionalLogic() || $this->engine->holds( $form, $answers, $notification->conditionalLogic() ) )
		);
	}

	/**
	 * @param Form                                  $form     As the entry was sent with.
	 * @param Form                                  $present  Says who is told now.
	 * @param \Closure( Message ): Message                 $change
	 * @param callable( Notification, Answers ): bool $isChosen
	 */
	private function queue( Form $form, Entry $entry, Form $present, \Closure $change, callable $isChosen ): int {
		$answers = $this->answers->of( $form, $entry );
		$queued  = 0;
		foreach ( $this->of( $present ) as $notification ) {
			// None for nobody to send to: a field that was left empty, or routing of which no rule holds.
			foreach ( $isChosen( $notification, $answers ) ? $this->composer->messages( $notification, $form, $answers, $entry ) : array() as $message ) {
				$this->outbox->queue( $change( $message ), $entry->id, $form->id() );
				++$queued;
			}
		}
		return $queued;
	}

	/** @return list<Notification> */
	private function of( Form $form ): array {
		$own = $form->notifications();
		return array() === $own ? array( Notification::standard( $form ) ) : array_map( Notification::from( ... ), $own );
	}
}
