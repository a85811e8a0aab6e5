<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions;

use Atoll\Engine\Contract\Contract;
use Atoll\Engine\Definition\PrintedDefinition;
use Atoll\Engine\Markup\Fields\FieldMarkup;
use Atoll\Engine\Markup\Form\FormMarkup;
use Atoll\Engine\Rules\Rules;
use Atoll\Engine\Shapes\Shapes;
use Atoll\Forms\Definitions\Editor\EditorData;
use Atoll\Forms\Definitions\Patterns\EditorPatterns;
use Atoll\Forms\Definitions\Patterns\FormPatterns;
use Atoll\Forms\Definitions\Placement\EmbeddedForms;
use Atoll\Forms\Definitions\Placement\FormPage;
use Atoll\Forms\Definitions\Posts\DraftAutosave;
use Atoll\Forms\Definitions\Posts\EditConflict;
use Atoll\Forms\Definitions\Posts\FieldIds;
use Atoll\Forms\Definitions\Posts\FormCleaning;
use Atoll\Forms\Definitions\Posts\FormCompilation;
use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Forms\Definitions\Posts\FormSource;
use Atoll\Forms\Definitions\Posts\FormWxr;
use Atoll\Forms\Definitions\Posts\PublishingCheck;
use Atoll\Forms\Definitions\Routes\CheckEditedForm;
use Atoll\Forms\Definitions\Routes\ReviewPreview;
use Atoll\Forms\Definitions\Routes\SendTestMail;
use Atoll\Forms\Definitions\Routes\ValidatePreview;
use Atoll\Platform\PluginPaths;
use Atoll\Platform\Rest\FieldsOnDemand;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Platform\Settings\SettingCheck;

/** Registers the form engine, the storage and the editor of forms, and the patterns to begin a form with. */
final class DefinitionsProvider extends ServiceProvider {

	public function services(): array {
		return array(
			Shapes::class => static fn() => Shapes::standard(),
			Rules::class => static fn() => Rules::standard(),
			FieldMarkup::class => fn() => FieldMarkup::standard(
				$this->get( ThirdPartyControls::class )->all(),
				static fn(): int => (int) wp_date( 'Y' )
			),
			FormMarkup::class => fn() => FormMarkup::standard(
				$this->get( Shapes::class ),
				$this->get( FieldMarkup::class ),
				PrintedDefinition::load( $this->get( PluginPaths::class )->plugin( 'build/contract-defaults.php' ) )
			),
			FormBuilder::class => fn() => $this->services->make(
				FormBuilder::class,
				contract: fn() => $this->get( ContractInLanguage::class )->now(),
				hash: $this->contractHash( ... )
			),
			EmailAddressCheck::class => fn() => new EmailAddressCheck(
				fn() => $this->get( ContractInLanguage::class )->now()
			),
			EmbeddedForms::class => fn() => new EmbeddedForms(
				$this->get( RestNamespaces::class )->gravityFormsIsActive( ... )
			),
			FormPatterns::class => fn() => $this->services->make(
				FormPatterns::class,
				file: $this->get( PluginPaths::class )->plugin( 'build/form-patterns.php' )
			),
		);
	}

	public function members(): array {
		return array( SettingCheck::class => array( FormExistsCheck::class ) );
	}

	public function hooks( Hooks $hooks ): void {
		// Runs before the form is compiled.
		$hooks->action( 'wp_after_insert_post', fn() => $this->get( FieldIds::class )->saved( ... ), 5, 2 );
		$hooks->filter( 'wp_insert_post_data', fn() => $this->get( FormCleaning::class )->clean( ... ), 10, 3 );
		$hooks->action( 'wp_after_insert_post', fn() => $this->get( FormCompilation::class )->saved( ... ), 10, 2 );
		$hooks->action( 'deleted_post', fn() => $this->get( FormCompilation::class )->deleted( ... ), 10, 2 );
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $event ) {
			$hooks->action(
				$event,
				fn() => fn( mixed $meta, int $post ) => $this->get( FormCompilation::class )->changedMeta( $post ),
				10,
				3,
				static fn( mixed ...$change ): bool => FormSource::isMetaKey( $change[2] ?? null )
			);
		}
		foreach ( array( 'save_post', 'deleted_post' ) as $event ) {
			$hooks->action( $event, fn() => $this->get( FormPage::class )->contentChanged( ... ) );
		}
		foreach ( array( 'activated_plugin', 'deactivated_plugin' ) as $event ) {
			$hooks->action( $event, fn() => $this->get( FormPage::class )->forget( ... ), 10, 0 );
		}
		$hooks->action( 'init', fn() => $this->get( FormPostType::class )->addType( ... ) );
		$hooks->filter( 'wp_untrash_post_status', fn() => $this->get( FormPostType::class )->untrashed( ... ), 10, 3 );
	}

	public function adminHooks( Hooks $hooks ): void {
		$hooks->action( 'enqueue_block_editor_assets', fn() => $this->get( EditorData::class )->print( ... ) );
		$hooks->filter( 'wxr_export_skip_postmeta', fn() => $this->get( FormWxr::class )->export( ... ), 10, 3 );
		$hooks->filter( 'wp_import_post_data_raw', fn() => $this->get( FormWxr::class )->importing( ... ) );
		$hooks->filter( 'wp_import_post_meta', fn() => $this->get( FormWxr::class )->meta( ... ), 10, 2 );
		$hooks->action(
			'save_post', fn() => $this->get( FormWxr::class )->imported( ... ), 10, 2,
			static fn(): bool => did_filter( 'wp_import_post_data_raw' ) > 0
		);
	}

	public function restHooks( Hooks $hooks ): void {
		FieldsOnDemand::add(
			$hooks,
			fn() => $this->get( FormPostType::class )->addFields( ... ),
			array( '/wp/v2/' . FormPostType::REST_BASE )
		);
		$hooks->filter(
			'rest_pre_dispatch',
			fn() => $this->get( EditorPatterns::class )->registerOnRequest( ... ),
			10,
			3,
			when: static fn( mixed ...$arguments ): bool => ( $arguments[2] ?? null ) instanceof \WP_REST_Request
				&& str_starts_with( $arguments[2]->get_route(), '/wp/v2/block-patterns' )
		);
		$hooks->filter(
			'rest_dispatch_request',
			fn() => $this->get( EditConflict::class )->check( ... ),
			10,
			2,
			when: static fn( mixed ...$arguments ): bool => ( $arguments[1] ?? null ) instanceof \WP_REST_Request
				&& str_starts_with( $arguments[1]->get_route(), '/wp/v2/' . FormPostType::REST_BASE . '/' )
		);
		$preInsert = 'rest_pre_insert_' . FormPostType::NAME;
		$hooks->filter( $preInsert, fn() => $this->get( PublishingCheck::class )->check( ... ), 10, 2 );
		$hooks->filter( $preInsert, fn() => $this->get( DraftAutosave::class )->addSettings( ... ), 10, 2 );
	}

	public function routes(): array {
		return array(
			RestNamespaces::ATOLL => array(
				'/forms/(?P<id>[\d]+)/preview' => array( ValidatePreview::class ),
				'/forms/(?P<id>[\d]+)/preview/review' => array( ReviewPreview::class ),
				'/forms/draft' => array( CheckEditedForm::class ),
				'/forms/test-mail' => array( SendTestMail::class ),
			),
		);
	}

	private function contractHash(): string {
		return Contract::hashIn(
			$this->get( PluginPaths::class )->plugin( 'build/contract-hash.php' ),
			get_locale(),
			$this->get( ThirdPartyKinds::class )->hash()
		);
	}
}
