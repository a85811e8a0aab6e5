<?php

declare( strict_types=1 );

namespace Atoll\Admin\PersonalData;

use Atoll\Platform\Privacy\PersonalDataSource;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Portal\Account\Data\CsvFormat;
use Atoll\Portal\Account\Data\DownloadData;
use Atoll\Portal\Account\Data\JsonFormat;
use Atoll\Portal\Account\Data\ProfileData;

/** What is kept about a person: told, downloaded, forgotten, and said in the privacy policy. */
final class PersonalDataProvider extends ServiceProvider {

	public function services(): array {
		return array(
			DraftData::class => fn() => $this->services->make( DraftData::class, isByEmail: true ),
			PrivacyPolicyText::class => fn() => $this->services->make(
				PrivacyPolicyText::class,
				services: $this->get( ThirdPartyDisclosures::class )->sentences( ... )
			),
			DownloadData::class => fn() => $this->services->make(
				DownloadData::class,
				// What they sent and saved while they were logged in.
				sources: array(
					$this->get( ProfileData::class ),
					$this->get( ApplicationData::class ),
					$this->services->make( DraftData::class, isByEmail: false ),
				),
				formats: array( $this->get( CsvFormat::class ), $this->get( JsonFormat::class ) ),
			),
		);
	}

	public function members(): array {
		return array(
			PersonalDataSource::class => array(
				EntryData::class,
				DraftData::class,
				MailData::class,
				AccessData::class,
			),
		);
	}

	public function hooks( Hooks $hooks ): void {
		$hooks->action(
			'admin_init',
			fn() => $this->get( PrivacyPolicyText::class )->suggest( ... ),
			when: static fn(): bool => ! wp_doing_ajax()
		);
	}
}
