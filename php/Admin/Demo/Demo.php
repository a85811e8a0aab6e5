<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo;

use Atoll\Admin\Demo\Parts\DemoArticles;
use Atoll\Admin\Demo\Parts\DemoForms;
use Atoll\Admin\Demo\Parts\DemoFrontPage;
use Atoll\Admin\Demo\Parts\DemoMenus;
use Atoll\Admin\Demo\Parts\DemoNotifications;
use Atoll\Admin\Demo\Parts\DemoPages;
use Atoll\Admin\Demo\Parts\DemoPart;
use Atoll\Admin\Demo\Parts\DemoPictures;
use Atoll\Admin\Demo\Parts\DemoSettings;
use Atoll\Admin\Demo\Parts\DemoTheme;
use Atoll\Admin\Demo\Writing\BulkPostWriting;
use Atoll\Admin\Demo\Writing\DemoPlaceholders;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Platform\Database\Transaction;

/** The demo site, "Banksia Finance". Everything that it adds is marked, so that it can be removed again. */
final class Demo {

	/** @param array<string, DemoPart> $parts By name, in the order of installation. */
	public function __construct(
		private array $parts,
		private DemoPlaceholders $placeholders,
		private DemoMarkers $markers
	) {}

	/** @param string $folder Absolute path of plugin/demo. */
	public static function of(
		string $folder,
		FormRepository $forms,
		FormWriter $writer,
		Transaction $transaction,
		RemainingContent $remaining
	): self {
		$content = $folder . '/content';
		$markers = new DemoMarkers( $transaction );
		return new self(
			array(
				'theme'    => new DemoTheme(),
				'pictures' => new DemoPictures( $folder . '/pictures', $markers, $remaining ),
				'forms'    => new DemoForms( $content, $forms, $writer, $markers, $remaining ),
				'pages'    => new DemoPages( $content, $markers ),
				'notifications' => new DemoNotifications( $content . '/notifications.json', $markers ),
				'settings' => new DemoSettings( $content . '/settings.json', $markers ),
				'articles' => new DemoArticles( $content . '/articles', $markers ),
				'front'    => new DemoFrontPage( $markers ),
				'menus'    => new DemoMenus( $content . '/menus.json', $markers ),
			),
			new DemoPlaceholders( $markers, $forms ),
			$markers
		);
	}

	public function install(): void {
		array_map( $this->installStep( ... ), array_keys( $this->parts ) );
	}

	/**
	 * Returns the steps for installing the demo in several requests.
	 *
	 * @return array<string, string> Description of each step, by the part's name.
	 */
	public function steps(): array {
		return array_map( static fn( DemoPart $part ): string => $part->label(), $this->parts );
	}

	/** @param string $step One of {@see steps()}; others do nothing. */
	public function installStep( string $step ): void {
		BulkPostWriting::do( fn() => ( $this->parts[ $step ] ?? null )?->install( $this->placeholders ) );
	}

	public function isInstalled(): bool {
		return $this->markers->hasAny();
	}

	/**
	 * Removes what {@see install()} added and restores the settings. Keeps what people have changed since, with the
	 * images and forms that it or any other page shows.
	 *
	 * @return list<string> Titles of what was kept.
	 */
	public function remove(): array {
		$titles = $this->markers->unmarkChanged();
		foreach ( array_reverse( $this->parts ) as $part ) {
			$part->remove();
		}
		$this->markers->unmarkAll();
		return $titles;
	}
}
