<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam;

use Atoll\Forms\Entries\MoveObserver;
use Atoll\Forms\Spam\Signals\AkismetSays;
use Atoll\Forms\Spam\Signals\CaptchaPassed;
use Atoll\Forms\Spam\Signals\DisallowedKeys;
use Atoll\Forms\Spam\Signals\Haste;
use Atoll\Forms\Spam\Signals\Honeypot;
use Atoll\Forms\Spam\Signals\Links;
use Atoll\Forms\Spam\Signals\Repetition;
use Atoll\Forms\Spam\Signals\Token;
use Atoll\Platform\Access\Visitors;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Platform\Settings\Settings;

/** How spam is told, and how often one address may send a form. */
final class SpamProvider extends ServiceProvider {

	public function services(): array {
		return array(
			SpamSettings::class => fn() => new SpamSettings( fn() => $this->get( Settings::class )->group( 'spam' ) ),
			ProxyHealth::class => fn() => $this->services->make( ProxyHealth::class, connection: $this->get( Visitors::class )->connection( ... ) ),
			SpamGuard::class => fn() => $this->services->make( SpamGuard::class, signals: $this->signals() ),
		);
	}

	public function members(): array {
		return array(
			MoveObserver::class => array( Lessons::class ),
		);
	}

	public function hooks( Hooks $hooks ): void {
		$hooks->filter( 'atoll_visitor_ip', fn() => $this->get( ProxiedVisitors::class )->address( ... ), 5 );
		$hooks->filter( 'site_status_tests', fn() => $this->get( ProxyHealth::class )->add( ... ) );
	}

	/** @return list<Signal> What speaks for a person comes first, and what is asked of others last. */
	private function signals(): array {
		return array(
			$this->get( CaptchaPassed::class ),
			$this->get( Honeypot::class ),
			$this->get( Token::class ),
			$this->get( Haste::class ),
			$this->get( Links::class ),
			$this->get( DisallowedKeys::class ),
			$this->get( Repetition::class ),
			$this->get( AkismetSays::class ),
		);
	}
}
