<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam\Signals;

use Atoll\Forms\Spam\Akismet\Akismet;
use Atoll\Forms\Spam\Akismet\AkismetComment;
use Atoll\Forms\Spam\SpamContext;
use Atoll\Forms\Spam\SpamReason;
use Atoll\Forms\Spam\SpamSettings;

/** Akismet's verdict, if the site has a key. Gives no reason if Akismet does not answer. */
final class AkismetSignal implements SpamSignal {

	private const POINTS = 8;

	public function __construct( private Akismet $akismet, private SpamSettings $settings ) {}

	public function reason( SpamContext $context ): ?SpamReason {
		if ( ! $this->settings->asksAkismet( $context->form ) ) {
			return null;
		}
		return true === $this->akismet->isSpam( AkismetComment::build( $context ) )
			? new SpamReason( 'akismet', self::POINTS, __( 'Akismet marked it as spam.', 'atoll' ) )
			: null;
	}
}
