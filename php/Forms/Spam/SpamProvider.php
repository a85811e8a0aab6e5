<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam;

use Atoll\Forms\Entries\Changes\MoveObserver;
use Atoll\Forms\Spam\Akismet\Akismet;
use Atoll\Forms\Spam\Akismet\AkismetFeedback;
use Atoll\Forms\Spam\Signals\AkismetSignal;
use Atoll\Forms\Spam\Signals\CaptchaSignal;
use Atoll\Forms\Spam\Signals\DisallowedKeysSignal;
use Atoll\Forms\Spam\Signals\FillTimeSignal;
use Atoll\Forms\Spam\Signals\FilterSignal;
use Atoll\Forms\Spam\Signals\FormTokenSignal;
use Atoll\Forms\Spam\Signals\HoneypotSignal;
use Atoll\Forms\Spam\Signals\LinksSignal;
use Atoll\Forms\Spam\Signals\RepetitionSignal;
use Atoll\Forms\Spam\Signals\SpamSignal;
use Atoll\Forms\Uploads\Storage\StorageFolder;
use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Rest\CrossOriginPolicy;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Platform\Settings\SettingCheck;
use Atoll\Platform\Settings\Settings;

/** Registers spam detection, and limits on how often one IP address may send a form. */
final class SpamProvider extends ServiceProvider {

	public function services(): array {
		return array(
			SpamSettings::class => fn() => $this->settings( $this->get( Settings::class ) ),
			Akismet::class => static fn() => new Akismet( static fn(): bool => defined( 'AKISMET_VERSION' ) ),
			SpamScorer::class => fn() => $this->services->make( SpamScorer::class, signals: $this->signals( ... ) ),
		);
	}

	public function members(): array {
		return array(
			HealthCheck::class => array( ProxyHealth::class ),
			MoveObserver::class => array( AkismetFeedback::class ),
			SettingCheck::class => array( NetworksCheck::class ),
		);
	}

	public function hooks( Hooks $hooks ): void {
		$hooks->filter( 'atoll_visitor_ip', fn() => $this->get( ProxyConfiguration::class )->address( ... ), 5 );
	}

	/** Loads the other options of a submission as well: usually a form is being sent, which needs them next. */
	private function settings( Settings $settings ): SpamSettings {
		$settings->readAlongside( 'disallowed_keys', Akismet::KEY, CrossOriginPolicy::OPTION );
		$settings->readAlongside( StorageFolder::OPTION, StorageFolder::CHOSEN_IN );
		return new SpamSettings( fn() => $settings->group( 'spam' ) );
	}

	/** @return list<SpamSignal> Those that speak for a person first, those that ask other services last. */
	private function signals(): array {
		return array(
			$this->get( CaptchaSignal::class ),
			$this->get( HoneypotSignal::class ),
			$this->get( FormTokenSignal::class ),
			$this->get( FillTimeSignal::class ),
			$this->get( LinksSignal::class ),
			$this->get( DisallowedKeysSignal::class ),
			$this->get( RepetitionSignal::class ),
			...( $this->get( Akismet::class )->isAvailable() ? array( $this->get( AkismetSignal::class ) ) : array() ),
			...( has_filter( 'atoll_spam_reason' ) ? array( $this->get( FilterSignal::class ) ) : array() ),
		);
	}
}
