<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Forms\Spam\Akismet\Akismet;
use Atoll\Forms\Spam\FormToken;
use Atoll\Forms\Spam\Lessons;
use Atoll\Forms\Spam\ProxiedVisitors;
use Atoll\Forms\Spam\ProxyHealth;
use Atoll\Forms\Spam\Signals\AkismetSays;
use Atoll\Forms\Spam\Signals\CaptchaPassed;
use Atoll\Forms\Spam\Signals\DisallowedKeys;
use Atoll\Forms\Spam\Signals\Haste;
use Atoll\Forms\Spam\Signals\Honeypot;
use Atoll\Forms\Spam\Signals\Links;
use Atoll\Forms\Spam\Signals\Repetition;
use Atoll\Forms\Spam\Signals\Token;
use Atoll\Forms\Spam\SpamGuard;
use Atoll\Forms\Spam\SpamSettings;
use Atoll\Forms\Spam\SubmissionLimit;
use Atoll\Platform\Access\AfterAnswer;
use Atoll\Platform\Access\ProxyHeader;
use Atoll\Platform\Access\Secret;
use Atoll\Platform\Access\Visitors;
use Atoll\Platform\Settings\Settings;

/** How spam is told, and how often one address may send a form. */
final class SpamFilter extends Area {

	public readonly SpamGuard $guard;
	public readonly Lessons $lessons;
	public readonly SubmissionLimit $limit;
	public readonly FormToken $token;
	private SpamSettings $settings;

	public function __construct( Settings $settings, Storage $storage, Forms $forms ) {
		$secret         = new Secret();
		$akismet        = new Akismet();
		$this->settings = new SpamSettings( static fn() => $settings->group( 'spam' ) );
		$this->token    = new FormToken( $secret, time( ... ) );
		$this->limit    = new SubmissionLimit( $storage->rateLimit, $this->settings, $this->token );
		$this->guard    = new SpamGuard(
			array(
				// What speaks for a person comes first, and what is asked of others last.
				new CaptchaPassed(),
				new Honeypot(),
				new Token( $this->token ),
				new Haste(),
				new Links(),
				new DisallowedKeys(),
				new Repetition( $storage->rateLimit, $secret ),
				new AkismetSays( $akismet, $this->settings ),
			),
			$this->settings,
			$this->limit
		);
		$this->lessons  = new Lessons( $storage->entries, $forms->repository, $this->settings, $akismet, new AfterAnswer() );
	}

	public function modules(): array {
		$header = new ProxyHeader();
		return array( new ProxiedVisitors( $this->settings, $header ), new ProxyHealth( $this->settings, $header, ( new Visitors() )->connection( ... ) ) );
	}
}
