<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account;

use Atoll\Forms\Drafts\DraftData;
use Atoll\Forms\Mail\MailData;
use Atoll\Platform\AccessLog\AccessData;
use Atoll\Platform\Privacy\PersonalDataSource;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Portal\Account\Closing\CloseAccountAction;
use Atoll\Portal\Account\Closing\UserDeletion;
use Atoll\Portal\Account\Data\CsvFormat;
use Atoll\Portal\Account\Data\DownloadDataAction;
use Atoll\Portal\Account\Data\InvitationData;
use Atoll\Portal\Account\Data\JsonFormat;
use Atoll\Portal\Account\Data\ProfileData;
use Atoll\Portal\Account\Details\ChangeDetailsAction;
use Atoll\Portal\Account\Email\CancelEmailAction;
use Atoll\Portal\Account\Email\ChangeEmailAction;
use Atoll\Portal\Account\Email\ConfirmEmailAction;
use Atoll\Portal\Account\Password\ChangePasswordAction;
use Atoll\Portal\Account\Sections\ClosingSection;
use Atoll\Portal\Account\Sections\DataSection;
use Atoll\Portal\Account\Sections\DetailsSection;
use Atoll\Portal\Account\Sections\EmailSection;
use Atoll\Portal\Account\Sections\PasswordSection;
use Atoll\Portal\Account\Sections\ProfileSection;
use Atoll\Portal\Account\Sections\SessionsSection;
use Atoll\Portal\Account\Sections\TwoFactorSection;
use Atoll\Portal\Applications\PersonalData\ApplicationData;
use Atoll\Portal\Applications\PersonalData\EntryData;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Portal\TwoFactor\TwoFactorPolicy;

/** Services with which clients manage their details, password, logins and data, and close their account. */
final class AccountProvider extends ServiceProvider {

	public function services(): array {
		return array(
			DownloadDataAction::class => fn() => $this->services->make(
				DownloadDataAction::class,
				// Only what the client sent and saved while logged in.
				sources: array(
					$this->get( ProfileData::class ),
					$this->get( ApplicationData::class ),
					$this->services->make( DraftData::class, isByEmail: false ),
				),
				formats: array( $this->get( CsvFormat::class ), $this->get( JsonFormat::class ) )
			),
			OwnProfile::class => fn() => $this->services->make( OwnProfile::class, sections: $this->sections() ),
		);
	}

	public function members(): array {
		return array(
			// From all parts of the plugin, in the order in which WordPress' privacy tools export and erase them.
			PersonalDataSource::class => array(
				ProfileData::class,
				InvitationData::class,
				EntryData::class,
				DraftData::class,
				MailData::class,
				AccessData::class,
			),
			PortalAction::class => array(
				ChangeDetailsAction::class,
				ChangeEmailAction::class,
				ConfirmEmailAction::class,
				CancelEmailAction::class,
				ChangePasswordAction::class,
				DownloadDataAction::class,
				CloseAccountAction::class,
			),
		);
	}

	public function hooks( Hooks $hooks ): void {
		$hooks->action( 'deleted_user', fn() => $this->get( UserDeletion::class )->removeData( ... ), 10, 3 );
		$hooks->action( 'remove_user_from_blog', fn() => $this->get( UserDeletion::class )->removeFromSite( ... ) );
	}

	/** @return list<ProfileSection> */
	private function sections(): array {
		return array(
			$this->get( DetailsSection::class ),
			$this->get( EmailSection::class ),
			$this->get( PasswordSection::class ),
			...( $this->get( TwoFactorPolicy::class )->isOffered() ? array( $this->get(
				TwoFactorSection::class
			) ) : array() ),
			$this->get( SessionsSection::class ),
			$this->get( DataSection::class ),
			$this->get( ClosingSection::class ),
		);
	}
}
