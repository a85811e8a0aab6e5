<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam\Signals;

use Atoll\Forms\Spam\Akismet\Akismet;
use Atoll\Forms\Spam\Akismet\Comment;
use Atoll\Forms\Spam\Reason;
use Atoll\Forms\Spam\Signal;
use Atoll\Forms\Spam\SpamSettings;
use Atoll\Forms\Spam\Suspect;

/** Akismet's word, where the site has a key. An Akismet that does not answer says nothing. */
final class AkismetSays implements Signal {

	private const POINTS = 8;

	public function __construct( private Akismet $akismet, private SpamSettings $settings ) {}

	public function reason( Suspect $suspect ): ?Reason {
		if ( ! $this->settings->asksAkismet( $suspect->form ) ) {
			return null;
		}
		return true === $this->akismet->isSpam( Comment::of( $suspect ) )
			? new Reason( 'akismet', self::POINTS, __( 'Akismet takes it for spam.', 'atoll' ) )
			: null;
	}
}
