<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Account;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Portal\PlainForms\PageResponse;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Portal\PlainForms\PortalNotice;
use Atoll\Portal\PlainForms\PostedFields;
use Atoll\Portal\PlainForms\RedirectResponse;
use Atoll\Portal\PlainForms\ValidationFailed;
use Atoll\Portal\TwoFactor\Totp;
use Atoll\Portal\TwoFactor\TwoFactor;
use Atoll\Portal\TwoFactor\TwoFactorChanges;

/** Action that switches two-step login on, once a code proves that the app has the key. */
final class ConfirmTwoFactorAction implements PortalAction {

	public const NAME  = 'confirm-two-step';
	public const CODE  = 'code';
	public const OFFER = 'offer';

	/** Notice that it is already on: the first response, with the recovery codes, may have got lost. */
	public const ON = 'two-step-on';

	private const EXPIRED = 'two-step-key-over';

	/** @param \Closure(): int $clock Returns the time in seconds since the epoch. */
	public function __construct(
		private TwoFactorHolder $holder,
		private TwoFactor $factors,
		private SeedOffers $offers,
		private TwoFactorPageState $page,
		private TwoFactorChanges $changes,
		private \Closure $clock
	) {}

	public function run( PostedFields $fields, Visitor $visitor ): RedirectResponse|PageResponse {
		$user = $this->holder->requireUser( $visitor );
		if ( $this->factors->isOn( $user->ID ) ) {
			return new RedirectResponse( $this->holder->url( $user ), self::ON );
		}
		$offer = $this->offers->find( $fields->secret( self::OFFER ), $user );
		if ( null === $offer ) {
			return new RedirectResponse( $this->holder->url( $user ), self::EXPIRED );
		}
		$typed = (string) preg_replace( '/\s/', '', $fields->text( self::CODE ) );
		$step  = Totp::step( $offer->seed, $typed, ( $this->clock )() );
		if ( null === $step ) {
			$this->page->offer( $offer );
			throw new ValidationFailed(
				array( self::CODE => __(
					'This code is not right. Enter the one that your app shows now, and check the time on your phone.',
					'atoll'
				) )
			);
		}
		$codes = $this->changes->switchOn( $user, $offer->seed, $step );
		if ( null === $codes ) {
			return new RedirectResponse( $this->holder->url( $user ), self::ON );
		}
		$this->page->show( $codes, isFirst: true );
		return new PageResponse();
	}

	public static function notices(): array {
		return array(
			self::ON      => new PortalNotice(
				__( 'Two-step login is on', 'atoll' ),
				__(
					'Two-step login is on already. If you have not kept your recovery codes, make new ones under “Two-step login”.',
					'atoll'
				),
			),
			self::EXPIRED => new PortalNotice(
				__( 'Please start again', 'atoll' ),
				__(
					'This key has expired. Start again, and delete the entry you made in your app.',
					'atoll'
				),
			),
		);
	}
}
