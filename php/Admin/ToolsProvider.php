<?php

declare( strict_types=1 );

namespace Atoll\Admin;

use Atoll\Admin\Abilities\Abilities;
use Atoll\Admin\Abilities\Ability;
use Atoll\Admin\Abilities\CreateFormAbility;
use Atoll\Admin\Abilities\DescribeFormAbility;
use Atoll\Admin\Abilities\ListEntriesAbility;
use Atoll\Admin\Abilities\ListFormsAbility;
use Atoll\Admin\Abilities\SubmitFormAbility;
use Atoll\Admin\Commands\Commands;
use Atoll\Admin\Commands\CompareFormsCommand;
use Atoll\Admin\Commands\DeleteEntriesCommand;
use Atoll\Admin\Commands\DoctorCommand;
use Atoll\Admin\Commands\EntryCommand;
use Atoll\Admin\Commands\FormCommand;
use Atoll\Admin\Commands\ImportFormsCommand;
use Atoll\Admin\Commands\MailCommand;
use Atoll\Admin\Commands\MigrateEntriesCommand;
use Atoll\Admin\Commands\TwoFactorCommand;
use Atoll\Admin\Demo\Demo;
use Atoll\Admin\Demo\RemainingContent;
use Atoll\Admin\ImportExport\ImportedReferences;
use Atoll\Admin\ImportExport\ImportExport;
use Atoll\Admin\ImportExport\ImportPage;
use Atoll\Admin\ImportExport\Tabs\EntriesTab;
use Atoll\Admin\ImportExport\Tabs\ExportTab;
use Atoll\Admin\ImportExport\Tabs\ImportTab;
use Atoll\Admin\ImportExport\Views\ImportPageLayout;
use Atoll\Admin\PersonalData\PrivacyPolicyText;
use Atoll\Admin\PersonalData\ThirdPartyDisclosures;
use Atoll\Admin\SetUp\SetUp;
use Atoll\Admin\SetUp\SetUpActions;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Platform\Database\OptionLock;
use Atoll\Platform\Database\Transaction;
use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\PlatformProvider;
use Atoll\Platform\PluginPaths;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;

/**
 * Services for administration: commands, abilities, import and export, the demo, and suggestions for the privacy
 * policy.
 */
final class ToolsProvider extends ServiceProvider {

	/** Action of admin-post.php, and of its nonce. */
	public const SET_UP = 'atoll_set_up';

	public function services(): array {
		return array(
			ImportPage::class => fn() => $this->services->make(
				ImportPage::class,
				tabs: array(
					ImportTab::NAME  => $this->get( ImportTab::class ),
					ExportTab::NAME  => $this->get( ExportTab::class ),
					EntriesTab::NAME => $this->get( EntriesTab::class ),
				),
				layout: new ImportPageLayout( $this->get( RestNamespaces::class )->gravityFormsIsActive() )
			),
			Abilities::class => fn() => $this->services->make(
				Abilities::class,
				abilities: $this->abilities( ... )
			),
			Demo::class => fn() => Demo::of(
				$this->get( PluginPaths::class )->plugin( 'demo' ),
				$this->get( FormRepository::class ),
				$this->get( FormWriter::class ),
				$this->get( Transaction::class ),
				$this->get( RemainingContent::class )
			),
			SetUpActions::class => fn() => $this->services->make(
				SetUpActions::class,
				lock: new OptionLock( $this->get( \wpdb::class ), 'atoll_set_up_lock', 60 )
			),
			PrivacyPolicyText::class => fn() => $this->services->make(
				PrivacyPolicyText::class,
				services: $this->get( ThirdPartyDisclosures::class )->sentences( ... )
			),
			Commands::class => fn() => new Commands( $this->commands( ... ) ),
			DoctorCommand::class => fn() => $this->services->make(
				DoctorCommand::class,
				checks: $this->services->all( HealthCheck::class )
			),
		);
	}

	public function hooks( Hooks $hooks ): void {
		$hooks->action(
			'wp_abilities_api_categories_init',
			fn() => $this->get( Abilities::class )->addCategory( ... )
		);
		$hooks->action( 'wp_abilities_api_init', fn() => $this->get( Abilities::class )->addAll( ... ) );
	}

	public function adminHooks( Hooks $hooks ): void {
		$hooks->action( 'admin_menu', fn() => $this->get( ImportExport::class )->addPage( ... ), 15 );
		$hooks->action( 'admin_menu', fn() => $this->get( SetUp::class )->addPage( ... ), 20 );
		$hooks->action( 'load-plugins.php', fn() => $this->get( SetUp::class )->showOnce( ... ) );
		$hooks->action( 'admin_notices', fn() => $this->get( SetUp::class )->remind( ... ) );
		$hooks->filter( 'plugin_row_meta', fn() => $this->get( PluginRow::class )->meta( ... ), 10, 2 );
		$hooks->action( 'admin_post_' . self::SET_UP, fn() => $this->get( SetUpActions::class )->respond( ... ) );
		$hooks->action(
			'admin_post_' . PlatformProvider::MAKE_TABLES,
			fn() => $this->get( MakeMissingTables::class )->respond( ... )
		);
		$hooks->action(
			'admin_init',
			fn() => $this->get( PrivacyPolicyText::class )->suggest( ... ),
			// Users who may see the guide or edit the policy: for them WordPress compares the text on every screen.
			when: static fn(): bool => ! wp_doing_ajax() && current_user_can( 'manage_privacy_options' )
		);
		$import = fn() => $this->get( ImportedReferences::class );
		$hooks->filter( 'wp_import_existing_post', fn() => $import()->existing( ... ) );
		$hooks->filter( 'wp_import_post_meta', fn() => $import()->imported( ... ), 10, 3 );
		$hooks->action( 'import_post_meta', fn() => $import()->stored( ... ), 10, 2 );
		$hooks->action( 'import_end', fn() => $import()->correct( ... ) );
		$hooks->action( 'cli_init', fn() => $this->get( Commands::class )->add( ... ) );
	}

	/** @return list<Ability> */
	private function abilities(): array {
		return array(
			$this->get( ListFormsAbility::class ),
			$this->get( DescribeFormAbility::class ),
			$this->get( SubmitFormAbility::class ),
			$this->get( ListEntriesAbility::class ),
			$this->get( CreateFormAbility::class ),
		);
	}

	/** @return array<string, object> By name. */
	private function commands(): array {
		return array(
			'form'         => $this->get( FormCommand::class ),
			'form import'  => $this->get( ImportFormsCommand::class ),
			'form diff'    => $this->get( CompareFormsCommand::class ),
			'entry'        => $this->get( EntryCommand::class ),
			'entry delete' => $this->get( DeleteEntriesCommand::class ),
			'entry move'   => $this->get( MigrateEntriesCommand::class ),
			'mail'         => $this->get( MailCommand::class ),
			'two-step'     => $this->get( TwoFactorCommand::class ),
			'doctor'       => $this->get( DoctorCommand::class ),
		);
	}
}
