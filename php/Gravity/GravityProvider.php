<?php

declare( strict_types=1 );

namespace Atoll\Gravity;

use Atoll\Engine\Contract\Contract;
use Atoll\Forms\Page\Rendering\FormRenderer;
use Atoll\Forms\Uploads\UploadLinks;
use Atoll\Gravity\Embeds\GravityEmbed;
use Atoll\Gravity\Embeds\GravityEmbeds;
use Atoll\Gravity\Embeds\GravityFormsHealth;
use Atoll\Gravity\Entries\EntryResults;
use Atoll\Gravity\Kinds\FieldTypes;
use Atoll\Gravity\Migration\EntryMigration;
use Atoll\Gravity\Migration\FormMigration;
use Atoll\Gravity\Routes\Entries\CreateEntry;
use Atoll\Gravity\Routes\Entries\CreateFormEntry;
use Atoll\Gravity\Routes\Entries\DeleteEntry;
use Atoll\Gravity\Routes\Entries\GetEntry;
use Atoll\Gravity\Routes\Entries\GetResults;
use Atoll\Gravity\Routes\Entries\ListEntries;
use Atoll\Gravity\Routes\Entries\ListFormEntries;
use Atoll\Gravity\Routes\Entries\SendNotifications;
use Atoll\Gravity\Routes\Entries\UpdateEntry;
use Atoll\Gravity\Routes\Feeds\CreateFeed;
use Atoll\Gravity\Routes\Feeds\FindFeed;
use Atoll\Gravity\Routes\Feeds\ListFeeds;
use Atoll\Gravity\Routes\Forms\CreateForm;
use Atoll\Gravity\Routes\Forms\DeleteForm;
use Atoll\Gravity\Routes\Forms\GetForm;
use Atoll\Gravity\Routes\Forms\ListFieldFilters;
use Atoll\Gravity\Routes\Forms\ListForms;
use Atoll\Gravity\Routes\Forms\UpdateForm;
use Atoll\Gravity\Routes\Notes\CreateNote;
use Atoll\Gravity\Routes\Notes\DeleteNote;
use Atoll\Gravity\Routes\Notes\GetNote;
use Atoll\Gravity\Routes\Notes\ListNotes;
use Atoll\Gravity\Routes\Notes\UpdateNote;
use Atoll\Gravity\Routes\Submissions\CreateSubmission;
use Atoll\Gravity\Routes\Submissions\ReviewSubmission;
use Atoll\Gravity\Routes\Submissions\ValidateSubmission;
use Atoll\Gravity\Submission\PageTurn;
use Atoll\Gravity\Values\ValueMappings;
use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Http\CalledRoute;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Migrations\OptionLock;
use Atoll\Platform\Rest\DeferredCore;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Site\Blocks\Blocks;

/** Gravity Forms' REST API, version 2, and a site that moves in from it. */
final class GravityProvider extends ServiceProvider {

	private bool $isDeferring = false;

	public function services(): array {
		return array(
			FieldTypes::class => fn() => new FieldTypes( fn() => $this->get( Contract::class ) ),
			ValueMappings::class => fn() => ValueMappings::standard( $this->get( UploadLinks::class ) ),
			EntryResults::class => fn() => $this->services->make(
				EntryResults::class,
				clock: static fn(): float => microtime( true )
			),
			EntryMigration::class => fn() => $this->services->make(
				EntryMigration::class,
				forms: fn() => $this->services->make( FormMigration::class ),
				// Prolonged with each entry.
				lock: new OptionLock( $this->get( \wpdb::class ), 'atoll_move_lock', 60 )
			),
			CreateSubmission::class => fn() => $this->services->make(
				CreateSubmission::class,
				validation: fn() => $this->get( ValidateSubmission::class ),
				pageTurn: fn() => $this->get( PageTurn::class )
			),
			GravityEmbeds::class => fn() => $this->services->make(
				GravityEmbeds::class,
				form: fn() => $this->get( GravityEmbed::class )
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
		// After other plugins have added their shortcodes and blocks.
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
				'/entries' => array( ListEntries::class, CreateEntry::class ),
				'/entries/(?P<entry_id>[\d]+)' => array( UpdateEntry::class, DeleteEntry::class, GetEntry::class ),
				'/entries/(?P<entry_id>[\d]+)/notes' => array( ListNotes::class, CreateNote::class ),
				'/entries/(?P<entry_id>[\d]+)/notifications' => array( SendNotifications::class ),
				'/feeds' => array( CreateFeed::class, ListFeeds::class ),
				'/feeds/(?P<feed_id>[\d]+)' => array( FindFeed::class ),
				'/feeds/(?P<feed_id>[\d]+)/properties' => array( FindFeed::class ),
				'/forms' => array( ListForms::class, CreateForm::class ),
				'/forms/(?P<form_id>[\d]+)/entries' => array( ListFormEntries::class, CreateFormEntry::class ),
				'/forms/(?P<form_id>[\d]+)/feeds' => array( CreateFeed::class, ListFeeds::class ),
				'/forms/(?P<form_id>[\d]+)/field-filters' => array( ListFieldFilters::class ),
				'/forms/(?P<form_id>[\d]+)/results' => array( GetResults::class ),
				'/forms/(?P<form_id>[\d]+)/submissions' => array( CreateSubmission::class ),
				'/forms/(?P<form_id>[\d]+)/submissions/review' => array( ReviewSubmission::class ),
				'/forms/(?P<form_id>[\d]+)/submissions/validation' => array( ValidateSubmission::class ),
				'/forms/(?P<id>[\d]+)' => array( UpdateForm::class, DeleteForm::class, GetForm::class ),
				'/notes/(?P<note_id>[\d]+)' => array( GetNote::class, DeleteNote::class, UpdateNote::class ),
			),
		);
	}

	/** @param array<string, string> $fieldValues Attributes of the shortcode or block. */
	private function render( int $number, array $fieldValues ): string {
		return $this->get( FormRenderer::class )->render( $number, $fieldValues );
	}

	/** Our blocks are registered with WordPress' own, once something asks for them. */
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
