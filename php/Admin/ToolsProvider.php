<?php

declare( strict_types=1 );

namespace Atoll\Admin;

use Atoll\Admin\Abilities\Abilities;
use Atoll\Admin\Abilities\Ability;
use Atoll\Admin\Abilities\CreateForm;
use Atoll\Admin\Abilities\DescribeForm;
use Atoll\Admin\Abilities\ListEntries;
use Atoll\Admin\Abilities\ListForms;
use Atoll\Admin\Abilities\SubmitForm;
use Atoll\Admin\Commands\Commands;
use Atoll\Admin\Commands\DeleteEntries;
use Atoll\Admin\Commands\Doctor\Examination;
use Atoll\Admin\Commands\Doctor\Jobs;
use Atoll\Admin\Commands\Doctor\MailQueue;
use Atoll\Admin\Commands\Doctor\SiteHealth;
use Atoll\Admin\Commands\Doctor\TablesThere;
use Atoll\Admin\Commands\Doctor\Versions;
use Atoll\Admin\Commands\DoctorCommand;
use Atoll\Admin\Commands\EntryCommand;
use Atoll\Admin\Commands\FormCommand;
use Atoll\Admin\Commands\MailCommand;
use Atoll\Admin\Commands\MoveEntries;
use Atoll\Admin\Demo\Demo;
use Atoll\Admin\ImportExport\EntriesTab;
use Atoll\Admin\ImportExport\ExportTab;
use Atoll\Admin\ImportExport\ImportExport;
use Atoll\Admin\ImportExport\ImportPage;
use Atoll\Admin\ImportExport\ImportTab;
use Atoll\Admin\ImportExport\Views\Frame;
use Atoll\Admin\PersonalData\AccessData;
use Atoll\Admin\PersonalData\ApplicationData;
use Atoll\Admin\PersonalData\DraftData;
use Atoll\Admin\PersonalData\EntryData;
use Atoll\Admin\PersonalData\MailData;
use Atoll\Admin\PersonalData\OtherCompanies;
use Atoll\Admin\PersonalData\PolicyText;
use Atoll\Admin\SetUp\Choices;
use Atoll\Admin\SetUp\Screen;
use Atoll\Admin\SetUp\SetUp;
use Atoll\Forms\Definitions\FormRepository;
use Atoll\Forms\Entries\Transaction;
use Atoll\Platform\Migrations\Lock;
use Atoll\Platform\Paths;
use Atoll\Platform\Privacy\Source;
use Atoll\Platform\Rest\Namespaces;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Portal\Account\Data\Download;
use Atoll\Portal\Account\Data\Json;
use Atoll\Portal\Account\Data\ProfileData;
use Atoll\Portal\Account\Data\Spreadsheet;

/** What programs and people behind the site use: commands, abilities, import and export, the demo site, personal data. */
final class ToolsProvider extends ServiceProvider {

	public function services(): array {
		return array(
			ImportExport::class => fn() => new ImportExport( fn() => $this->get( ImportPage::class ) ),
			ImportPage::class => fn() => $this->services->make(
				ImportPage::class,
				tabs: array(
					ImportTab::NAME  => $this->get( ImportTab::class ),
					ExportTab::NAME  => $this->get( ExportTab::class ),
					EntriesTab::NAME => $this->get( EntriesTab::class ),
				),
				frame: new Frame( $this->get( Namespaces::class )->gravityFormsIsActive() )
			),
			Abilities::class => fn() => $this->services->make( Abilities::class, abilities: $this->abilities( ... ) ),
			Commands::class => fn() => new Commands( $this->commands( ... ) ),
			DoctorCommand::class => fn() => $this->services->make( DoctorCommand::class, examinations: $this->examinations() ),
			Demo::class => fn() => Demo::of( $this->get( Paths::class )->plugin( 'demo' ), $this->get( FormRepository::class ), $this->get( Transaction::class ) ),
			Choices::class => fn() => $this->services->make( Choices::class, demo: fn() => $this->get( Demo::class ), lock: new Lock( $this->get( \wpdb::class ), 'atoll_set_up_lock', 60 ) ),
			Screen::class => fn() => $this->services->make( Screen::class, demo: fn() => $this->get( Demo::class ) ),
			DraftData::class => fn() => $this->services->make( DraftData::class, isByEmail: true ),
			PolicyText::class => fn() => $this->services->make( PolicyText::class, services: $this->get( OtherCompanies::class )->sentences( ... ) ),
			Download::class => fn() => $this->services->make(
				Download::class,
				// What they sent and saved while they were logged in.
				sources: array( $this->get( ProfileData::class ), $this->get( ApplicationData::class ), $this->services->make( DraftData::class, isByEmail: false ) ),
				formats: array( $this->get( Spreadsheet::class ), $this->get( Json::class ) ),
			),
		);
	}

	public function members(): array {
		return array(
			Source::class => array(
				EntryData::class,
				DraftData::class,
				MailData::class,
				AccessData::class,
			),
		);
	}

	public function hooks( Hooks $hooks ): void {
		$hooks->action( 'wp_abilities_api_categories_init', fn() => $this->get( Abilities::class )->addCategory( ... ) );
		$hooks->action( 'wp_abilities_api_init', fn() => $this->get( Abilities::class )->addAll( ... ) );
		$hooks->action( 'cli_init', fn() => $this->get( Commands::class )->add( ... ) );
		$hooks->action( 'admin_menu', fn() => $this->get( ImportExport::class )->addPage( ... ), 15 );
		$hooks->action( 'admin_menu', fn() => $this->get( SetUp::class )->addPage( ... ), 20 );
		$hooks->action( 'load-plugins.php', fn() => $this->get( SetUp::class )->showOnce( ... ) );
		$hooks->action( 'admin_notices', fn() => $this->get( SetUp::class )->remind( ... ) );
		$hooks->action( 'admin_init', fn() => $this->get( PolicyText::class )->suggest( ... ), when: static fn(): bool => ! wp_doing_ajax() );
		$hooks->action( 'admin_post_atoll_set_up', fn() => $this->get( Choices::class )->take( ... ) );
	}

	/** @return list<Ability> */
	private function abilities(): array {
		return array(
			$this->get( ListForms::class ),
			$this->get( DescribeForm::class ),
			$this->get( SubmitForm::class ),
			$this->get( ListEntries::class ),
			$this->get( CreateForm::class ),
		);
	}

	/** @return array<string, object> By name. */
	private function commands(): array {
		return array(
			'form'         => $this->get( FormCommand::class ),
			'entry'        => $this->get( EntryCommand::class ),
			'entry delete' => $this->get( DeleteEntries::class ),
			'entry move'   => $this->get( MoveEntries::class ),
			'mail'         => $this->get( MailCommand::class ),
			'doctor'       => $this->get( DoctorCommand::class ),
		);
	}

	/** @return list<Examination> */
	private function examinations(): array {
		return array(
			$this->get( Versions::class ),
			$this->get( TablesThere::class ),
			$this->get( MailQueue::class ),
			$this->get( Jobs::class ),
			$this->get( SiteHealth::class ),
		);
	}
}
