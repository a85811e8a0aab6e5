<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Access\AfterAnswer;
use Atoll\Access\ProxyHeader;
use Atoll\Access\Secret;
use Atoll\Access\Visitors;
use Atoll\Settings\Settings;
use Atoll\Spam\Akismet\Akismet;
use Atoll\Spam\FormToken;
use Atoll\Spam\Lessons;
use Atoll\Spam\ProxiedVisitors;
use Atoll\Spam\ProxyHealth;
use Atoll\Spam\Signals\AkismetSays;
use Atoll\Spam\Signals\CaptchaPassed;
use Atoll\Spam\Signals\DisallowedKeys;
use Atoll\Spam\Signals\Haste;
use Atoll\Spam\Signals\Honeypot;
use Atoll\Spam\Signals\Links;
use Atoll\Spam\Signals\Repetition;
use Atoll\Spam\Signals\Token;
use Atoll\Spam\SpamGuard;
use Atoll\Spam\SpamSettings;
use Atoll\Spam\SubmissionLimit;

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
