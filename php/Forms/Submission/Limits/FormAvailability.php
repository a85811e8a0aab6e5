<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Limits;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Form;
use Atoll\Forms\Entries\Storage\EntryLimitCount;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Services\Lazy;

/**
 * Decides whether a form can be submitted now, and by whom. Every way of submitting asks this, because a cached page
 * may be older than the decision.
 */
final class FormAvailability {

	/**
	 * @param \Closure(): EntryLimitCount $count Called only for forms that may be sent so many times.
	 * @param \Closure(): ClosedFormTexts $texts Called only for forms that are closed.
	 * @param \Closure(): int             $clock Returns the time in seconds since the epoch.
	 */
	public function __construct(
		#[Lazy( EntryLimitCount::class )] private \Closure $count,
		#[Lazy( ClosedFormTexts::class )] private \Closure $texts,
		private \Closure $clock
	) {}

	/**
	 * @param bool $isNew False for a change to an entry, which does not count towards the limit.
	 * @throws \Atoll\Forms\Submission\Limits\FormClosed
	 */
	public function check( Form $form, Visitor $visitor, bool $isNew ): void {
		$closedForm = $this->closedForm( $form, $visitor, $isNew );
		if ( null !== $closedForm ) {
			throw $closedForm->toError();
		}
	}

	/**
	 * Like {@see check()}, within a transaction: until it ends, no other transaction stores an entry of this form.
	 *
	 * @throws \Atoll\Platform\Errors\PublicError
	 */
	public function checkWithLock( Form $form, Visitor $visitor ): void {
		if ( $form->admission()->has( 'limit' ) || $form->admission()->has( 'perUser' ) ) {
			( $this->count )()->lockForm( $form->id() );
			$this->check( $form, $visitor, true );
		}
	}

	/** Returns why the form cannot be submitted; null if it can. */
	public function closedForm( Form $form, Visitor $visitor, bool $isNew = true ): ?ClosedForm {
		$settings = $form->admission();
		return $this->login( $settings, $visitor )
			?? $this->schedule( $settings->map( 'schedule' ) )
			?? ( $isNew ? $this->perUser( $settings, $form, $visitor ) ?? $this->limit( $settings, $form ) : null );
	}

	/** Returns why nobody can submit the form; null if somebody can, even if the current visitor cannot. */
	public function closedToAll( Form $form ): ?ClosedForm {
		$settings = $form->admission();
		return $this->schedule( $settings->map( 'schedule' ) ) ?? $this->limit( $settings, $form );
	}

	/**
	 * Returns when time alone may next open or close the form, in seconds since the epoch: its start, its end, or the
	 * beginning of the next period of its limit. Null for never.
	 */
	public function nextChange( Form $form ): ?int {
		$now      = ( $this->clock )();
		$schedule = $form->admission()->map( 'schedule' );
		$moments  = array_filter(
			array(
				$this->dateTime( $schedule->string( 'start' ) )?->getTimestamp(),
				$this->dateTime( $schedule->string( 'end' ) )?->getTimestamp(),
				$this->period( $form->admission()->map( 'limit' ) )->until( $now ),
			),
			static fn( ?int $moment ): bool => null !== $moment && $moment > $now
		);
		return array() === $moments ? null : min( $moments );
	}

	private function login( JsonData $settings, Visitor $visitor ): ?ClosedForm {
		return $settings->has( 'login' ) && ! $visitor->isLoggedIn()
			? $this->close( ClosedReason::Login, $settings->map( 'login' )->string( 'message' ) )
			: null;
	}

	private function schedule( JsonData $schedule ): ?ClosedForm {
		$start = $this->dateTime( $schedule->string( 'start' ) );
		$end   = $this->dateTime( $schedule->string( 'end' ) );
		if ( null !== $start && ( $this->clock )() < $start->getTimestamp() ) {
			return $this->close( ClosedReason::Pending, $schedule->string( 'pendingMessage' ), $start );
		}
		return null !== $end && ( $this->clock )() >= $end->getTimestamp()
			? $this->close( ClosedReason::Closed, $schedule->string( 'message' ), $end )
			: null;
	}

	private function perUser( JsonData $settings, Form $form, Visitor $visitor ): ?ClosedForm {
		return $settings->has( 'perUser' ) && $visitor->isLoggedIn()
			&& ( $this->count )()->hasEntryOf( $visitor->userId(), $form->id() )
			? $this->close( ClosedReason::PerUser, $settings->map( 'perUser' )->string( 'message' ) )
			: null;
	}

	private function limit( JsonData $settings, Form $form ): ?ClosedForm {
		$limit = $settings->map( 'limit' );
		return $settings->has( 'limit' )
			&& ( $this->count )()->reaches(
				$form->id(),
				$limit->int( 'count' ),
				$this->period( $limit )->since( ( $this->clock )() )
			)
			? $this->close( ClosedReason::Limit, $limit->string( 'message' ) )
			: null;
	}

	private function period( JsonData $limit ): LimitPeriod {
		return new LimitPeriod( $limit->string( 'period' ) );
	}

	private function close( ClosedReason $reason, string $message, ?\DateTimeImmutable $moment = null ): ClosedForm {
		return new ClosedForm(
			$reason,
			'' === $message ? esc_html( ( $this->texts )()->text( $reason, $moment ) ) : $message
		);
	}

	/** @param string $local Time in the site's time zone; empty for no bound. */
	private function dateTime( string $local ): ?\DateTimeImmutable {
		return '' === $local ? null : new \DateTimeImmutable( $local, wp_timezone() );
	}
}
