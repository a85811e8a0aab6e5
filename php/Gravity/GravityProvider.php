<?php

declare( strict_types=1 );

namespace Atoll\Gravity;

use Atoll\Forms\Definitions\ContractInLanguage;
use Atoll\Forms\Page\Rendering\FormRenderer;
use Atoll\Forms\Uploads\UploadLinks;
use Atoll\Gravity\Embeds\GravityEmbed;
use Atoll\Gravity\Embeds\GravityEmbeds;
use Atoll\Gravity\Embeds\GravityFormsHealth;
use Atoll\Gravity\Entries\EntryResults;
use Atoll\Gravity\Kinds\FieldTypes;
use Atoll\Gravity\Migration\EntryMigration;
use Atoll\Gravity\Migration\FormMigration;
use Atoll\Gravity\Routes\Entries;
use Atoll\Gravity\Routes\Feeds;
use Atoll\Gravity\Routes\Forms;
use Atoll\Gravity\Routes\Notes;
use Atoll\Gravity\Routes\Submissions;
use Atoll\Gravity\Submission\PageTurn;
use Atoll\Gravity\Values\ValueMappings;
use Atoll\Platform\Database\OptionLock;
use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Http\CalledRoute;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Rest\DeferredCore;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Site\Blocks\Blocks;

/** Registers Gravity Forms' REST API, version 2, its embeds, and the import of its forms and entries. */
final class GravityProvider extends ServiceProvider {

	private bool $isDeferring = false;

	public function services(): array {
		return array(
			FieldTypes::class => fn() => new FieldTypes( fn() => $this->get( ContractInLanguage::class )->now() ),
			ValueMappings::class => fn() => ValueMappings::standard( $this->get( UploadLinks::class ) ),
			EntryResults::class => fn() => $this->services->make(
				EntryResults::class,
				clock: static fn(): float => microtime( true )
			),
			EntryMigration::class => fn() => $this->services->make(
				EntryMigration::class,
				forms: fn( \Closure $keepReport ) => $this->services->make(
					FormMigration::class,
					keepReport: $keepReport
				),
				// Renewed after each entry.
				lock: new OptionLock( $this->get( \wpdb::class ), 'atoll_move_lock', 60 )
			),
			Submissions\CreateSubmission::class => fn() => $this->services->make(
				Submissions\CreateSubmission::class,
				validation: fn() => $this->get( Submissions\ValidateSubmission::class ),
				pageTurn: fn() => $this->get( PageTurn::class )
			),
			GravityEmbed::class => fn() => $this->services->make( GravityEmbed::class, render: $this->render( ... ) ),
		);
	}

	public function members(): array {
		return array(
			HealthCheck::class => array( GravityFormsHealth::class ),
		);
	}

	public function hooks( Hooks $hooks ): void {
		$hooks->action(
			'init',
			fn() => $this->defer( ... ),
			0,
			when: fn(): bool => CurrentRequest::mayBeFor( 'submissions' )
				&& CalledRoute::isSubmission( $this->get( RestNamespaces::class ) )
		);
		// After other plugins have registered their shortcodes and blocks.
		$hooks->action(
			'init',
			fn() => $this->get( GravityEmbeds::class )->add( ... ),
			20,
			when: fn(): bool => ! $this->isDeferring
		);
	}

	public function routes(): array {
		return array(
			RestNamespaces::GRAVITY => array(
				'/entries' => array( Entries\ListEntries::class, Entries\CreateEntry::class ),
				'/entries/(?P<entry_id>[\d]+)' => array(
					Entries\UpdateEntry::class,
					Entries\DeleteEntry::class,
					Entries\GetEntry::class,
				),
				'/entries/(?P<entry_id>[\d]+)/notes' => array( Notes\ListEntryNotes::class, Notes\CreateNote::class ),
				'/entries/(?P<entry_id>[\d]+)/notifications' => array( Entries\SendNotifications::class ),
				'/entries/(?P<entry_id>[\d]+)/properties' => array( Entries\UpdateEntryProperties::class ),
				'/feeds' => array( Feeds\CreateFeed::class, Feeds\ListFeeds::class ),
				'/feeds/(?P<feed_id>[\d]+)' => array( Feeds\FindFeed::class ),
				'/feeds/(?P<feed_id>[\d]+)/properties' => array( Feeds\FindFeed::class ),
				'/forms' => array( Forms\ListForms::class, Forms\CreateForm::class ),
				'/forms/(?P<form_id>[\d]+)/entries' => array(
					Entries\ListFormEntries::class,
					Entries\CreateFormEntry::class,
				),
				'/forms/(?P<form_id>[\d]+)/feeds' => array( Feeds\CreateFeed::class, Feeds\ListFeeds::class ),
				'/forms/(?P<form_id>[\d]+)/field-filters' => array( Forms\ListFieldFilters::class ),
				'/forms/(?P<form_id>[\d]+)/results' => array( Entries\GetResults::class ),
				'/forms/(?P<form_id>[\d]+)/submissions' => array( Submissions\CreateSubmission::class ),
				'/forms/(?P<form_id>[\d]+)/submissions/review' => array( Submissions\ReviewSubmission::class ),
				'/forms/(?P<form_id>[\d]+)/submissions/validation' => array( Submissions\ValidateSubmission::class ),
				'/forms/(?P<id>[\d]+)' => array(
					Forms\UpdateForm::class,
					Forms\DeleteForm::class,
					Forms\GetForm::class,
				),
				'/notes' => array( Notes\ListNotes::class ),
				'/notes/(?P<note_id>[\d]+)' => array(
					Notes\GetNote::class,
					Notes\DeleteNote::class,
					Notes\UpdateNote::class,
				),
			),
		);
	}

	/** @param array<string, string> $fieldValues Prefilled answers from the shortcode or block. */
	private function render( int $number, array $fieldValues ): string {
		return $this->get( FormRenderer::class )->html( $number, $fieldValues );
	}

	/** Delays the registration of our blocks until WordPress' block registry is used. */
	private function defer(): void {
		$this->isDeferring = true;
		$this->get( DeferredCore::class )->defer(
			function (): void {
				$this->get( Blocks::class )->registerBlocks();
				$this->get( GravityEmbeds::class )->add();
			}
		);
	}
}
